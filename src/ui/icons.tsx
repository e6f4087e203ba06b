/** Our own small line icons, 16 by 16, drawn in the text's colour. */
const PATHS = {
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  pin: 'M6 2.5h4l-.6 4 2.6 2.6v1.2H4V9.1l2.6-2.6zM8 10.3v3.7',
  back: 'M9.8 3 4.8 8l5 5',
  copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
  check: 'M3 8.5l3.2 3.2L13 4.9',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.4"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
