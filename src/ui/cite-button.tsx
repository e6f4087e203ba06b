import type { Entry } from '../rules/types.ts';
import { citation, citedPage } from './citation.ts';
import { CopyButton } from './copy-button.tsx';
import { message } from './i18n.ts';

interface Props {
  readonly entry: Entry;
  /** A citation could not be copied. */
  readonly onUncopied: (citation: string) => void;
}

/** Copies the citation with its date. Nothing where no edition has a number: there is nothing to cite. */
export function CiteButton({ entry, onUncopied }: Props) {
  const cited = citation(entry);
  if (cited === undefined) return null;
  return (
    <CopyButton
      class="icon-button cite"
      text={cited}
      title={message('copyCitation', cited)}
      onUncopied={onUncopied}
    >
      <span class="visually-hidden">
        {entry.number === undefined ? cited.split(',')[0] : `CR ${entry.number}`}
      </span>
    </CopyButton>
  );
}

/** The same for a forum, and as a link. `addressOf`: the whole address of one of our own pages. */
export function CiteForms({
  entry,
  onUncopied,
  addressOf,
}: Props & { readonly addressOf: (path: string) => string }) {
  const cited = citation(entry);
  if (cited === undefined) return null;
  const forms = [
    [message('copyPlain'), cited],
    [message('copyMarkdown'), citation(entry, 'markdown') ?? ''],
    [message('copyLink'), `${cited}: ${addressOf(citedPage(entry))}`],
  ] as const;
  return (
    <span class="cite-as">
      {message('copyAs')}
      {forms.map(([label, text]) => (
        <CopyButton key={label} class="link" text={text} onUncopied={onUncopied}>
          {label}
        </CopyButton>
      ))}
    </span>
  );
}
