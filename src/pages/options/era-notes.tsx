import type { Era } from '../../rules/types.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { messageLanguage } from '../../ui/message-language.ts';

/** What was different in an era, in a fold. */
export function EraNotes({ notes }: Pick<Era, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <details class="fold">
      <summary>
        <span>{message('eraNotes')}</span>
        <span class="fold-aside">{notes.length}</span>
      </summary>
      <div class="fold-body">
        <ul class="points" lang="en">
          {notes.map((note) => (
            <li key={note.text}>
              {note.text}{' '}
              <span class="rule" lang={messageLanguage()} title={longDate(note.in)}>
                {note.rules.join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
