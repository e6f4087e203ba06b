import { Icon, type IconName } from '../ui/icons.tsx';

interface Props {
  readonly name: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

export function IconButton({ name, label, onClick }: Props) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}
