import { Icon } from '../ui/icons.tsx';
import { word } from '../ui/words.ts';

/** Back to the entry, or the list, that led here. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={word('back')} onClick={onClick}>
      <Icon name="back" />
    </button>
  );
}
