import type { Term } from '../rules/types.ts';
import { message } from '../ui/i18n.ts';
import { IconButton } from './icon-button.tsx';
import type { ShownMark } from './marks-on-page.ts';
import { HEADING_ID } from './popover-view.tsx';

interface Props {
  readonly words: readonly ShownMark[];
  readonly terms: ReadonlyMap<string, Term>;
  readonly onWord: (word: ShownMark) => void;
  readonly onClose: () => void;
}

/** This page's terms, each once, in the order in which they stand: what a screen reader cannot see as marks. */
export function TermListView({ words, terms, onWord, onClose }: Props) {
  const firsts = new Map<string, ShownMark>();
  for (const marked of words) if (!firsts.has(marked.term)) firsts.set(marked.term, marked);
  return (
    <section class="entry">
      <header class="entry-head">
        <h2 class="entry-title" id={HEADING_ID} tabIndex={-1}>
          {message('pageTerms')}
        </h2>
        <span class="entry-kind">{String(firsts.size)}</span>
        <IconButton name="close" label={message('close')} onClick={onClose} />
      </header>
      {firsts.size === 0 ? (
        <p class="entry-reminder">{message('noTerms')}</p>
      ) : (
        <ol class="term-list">
          {[...firsts].map(([id, first]) => (
            <li key={id}>
              <button type="button" class="link" lang="en" onClick={() => onWord(first)}>
                {terms.get(id)?.name ?? id}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
