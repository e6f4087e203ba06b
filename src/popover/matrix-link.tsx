import { matrixPage } from '../own-pages.ts';
import { message } from '../ui/i18n.ts';

/** Terms that the banding combat matrix speaks of. */
const IN_MATRIX =
  /^(?:banding|bands-with-other|first-strike|double-strike|deathtouch|trample|lifelink|indestructible|protection)$/;

interface Props {
  /** The term looked at and the others on its card. */
  readonly terms: readonly string[];
  readonly edition: string;
  /** The id of the format that is chosen, if one is. */
  readonly format: string | undefined;
  readonly openPage: (path: string) => void;
}

/** From a term of the matrix to its very cell: for banding, and on a card with two of the matrix's abilities. */
export function MatrixLink({ terms, edition, format, openPage }: Props) {
  const known = terms.filter((term) => IN_MATRIX.test(term));
  const [looked] = terms;
  if (looked !== known[0] || (known.length < 2 && !looked?.startsWith('band'))) return null;
  return (
    <p class="entry-links">
      <button
        type="button"
        class="link"
        onClick={() => openPage(matrixPage(known, edition, format))}
      >
        {message('openMatrix')}
      </button>
    </p>
  );
}
