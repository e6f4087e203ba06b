import { message } from '../ui/i18n.ts';
import { Icon } from '../ui/icons.tsx';

/** Back to the entry, or the list, that led here. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={message('back')} onClick={onClick}>
      <Icon name="back" />
    </button>
  );
}
