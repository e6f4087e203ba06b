import type { DocumentFacts } from '../../platform/documents/types.ts';
import { longDate } from '../../ui/dates.ts';
import { word } from '../../ui/words.ts';

interface Props {
  readonly documents: readonly DocumentFacts[];
  readonly busy: boolean;
  readonly onRemove: (facts: DocumentFacts) => void;
}

/** Every document at hand, newest edition first, with what is known of it. */
export function DocumentsList({ documents, busy, onRemove }: Props) {
  if (documents.length === 0) return <p class="quiet">{word('docsNone')}</p>;
  return (
    <div class="documents-list">
      <table>
        <caption class="visually-hidden">{word('docsTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{word('docsEdition')}</th>
            <th scope="col">{word('docsSize')}</th>
            <th scope="col">{word('docsRules')}</th>
            <th scope="col">{word('docsFile')}</th>
            <th scope="col">
              <span class="visually-hidden">{word('docsActions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.toReversed().map((facts) => (
            <tr key={facts.date}>
              <th scope="row">
                <a href={`reader.html?edition=${facts.date}`}>{longDate(facts.date)}</a>
              </th>
              <td class="number">{inMegabytes(facts.size)}</td>
              <td class="number">{facts.rules.toLocaleString()}</td>
              <td>
                {word(facts.official ? 'docsOfficial' : 'docsUnofficial')}
                <span class="quiet">
                  {facts.imported === undefined
                    ? word('docsBuiltIn')
                    : word('docsImportedOn', longDate(facts.imported.slice(0, 10)))}
                </span>
              </td>
              <td>
                {facts.imported !== undefined && (
                  <button
                    type="button"
                    class="button"
                    disabled={busy}
                    aria-label={word('docsRemoveOne', longDate(facts.date))}
                    onClick={() => onRemove(facts)}
                  >
                    {word('docsRemove')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A file's size as people say it: "0.9 MB". */
export function inMegabytes(bytes: number): string {
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 2,
  }).format(bytes / 1_000_000);
}
