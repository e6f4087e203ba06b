import { Icon, type IconName } from '../ui/icons.tsx';

interface Props {
  readonly name: IconName;
  readonly label: string;
  /** Whether it is on, for a button that is a switch. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

export function IconButton({ name, label, pressed, onClick }: Props) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}
