import type { Found } from '../../../comprules/search/rule-search.ts';
import { snippetOf } from '../../../comprules/search/snippet.ts';
import { Each } from '../each.tsx';

interface Props {
  readonly hit: Found;
  readonly query: string;
  readonly href: string;
  /** Follows the link in another way than the browser's own. */
  readonly onFollow?: (href: string) => void;
}

/** Something found in the official text: its number and heading, and the words around the words looked for. */
export function Hit({ hit: { number, title, text }, query, href, onFollow }: Props) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!onFollow) return;
        event.preventDefault();
        onFollow(href);
      }}
    >
      <span class="hit-head" lang="en">
        {number !== undefined && <b>{number}</b>} {title}
      </span>
      {text !== '' && (
        <span class="hit-text" lang="en">
          <Each
            of={snippetOf(text, query)}
            show={({ text: part, hit }) => (hit ? <mark>{part}</mark> : part)}
          />
        </span>
      )}
    </a>
  );
}
