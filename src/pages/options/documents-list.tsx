import { parserOf } from '../../documents/parser-version.ts';
import type { DocumentFacts } from '../../documents/types.ts';
import { rulesPage } from '../../own-pages.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { messageLanguage } from '../../ui/message-language.ts';

interface Props {
  readonly documents: readonly DocumentFacts[];
  readonly busy: boolean;
  readonly onRemove: (facts: DocumentFacts) => void;
}

/** Every document at hand, newest edition first, with what is known of it. */
export function DocumentsList({ documents, busy, onRemove }: Props) {
  if (documents.length === 0) return <p class="quiet">{message('docsNone')}</p>;
  return (
    <div class="frame">
      <div class="documents-list">
        <table>
          <caption class="visually-hidden">{message('docsTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">{message('docsEdition')}</th>
              <th scope="col">{message('docsSize')}</th>
              <th scope="col">{message('docsRules')}</th>
              <th scope="col">{message('docsFile')}</th>
              <th scope="col">
                <span class="visually-hidden">{message('docsActions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {documents.toReversed().map((facts) => (
              <tr key={facts.date}>
                <th scope="row">
                  <a href={rulesPage({ edition: facts.date })}>{longDate(facts.date)}</a>
                </th>
                <td class="number">{inMegabytes(facts.size)}</td>
                <td class="number">{facts.rules.toLocaleString(messageLanguage())}</td>
                <td>
                  {message(facts.official ? 'docsOfficial' : 'docsUnofficial')}
                  <span class="quiet">
                    {facts.imported === undefined
                      ? message('docsBuiltIn')
                      : message('docsImportedOn', longDate(facts.imported.slice(0, 10)))}
                  </span>
                  <span class="quiet">{readBy(facts)}</span>
                </td>
                <td>
                  {facts.imported !== undefined && (
                    <button
                      type="button"
                      class="button"
                      disabled={busy}
                      aria-label={message('docsRemoveOne', longDate(facts.date))}
                      onClick={() => onRemove(facts)}
                    >
                      {message('docsRemove')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What is to be said of a document that another version's parser has read. */
function readBy(facts: DocumentFacts): string | undefined {
  const parser = parserOf(facts);
  if (parser === 'same') return undefined;
  return message(parser === 'older' ? 'docsReadByOlder' : 'docsReadByNewer');
}

/** A file's size as people say it: "0.9 MB". */
export function inMegabytes(bytes: number): string {
  return new Intl.NumberFormat(messageLanguage(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 2,
  }).format(bytes / 1_000_000);
}
