import { wordsOfPlace } from '../../comprules/places.ts';
import type { Document } from '../../comprules/types.ts';
import { numberAt } from '../../rules/resolve.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { messageWithElements } from '../../ui/message-with-elements.ts';
import { useRules } from '../use-rules.ts';
import { keywordOfAnyEdition } from './keyword.ts';

interface Props {
  readonly document: Document;
  readonly at: string;
}

/** Says that an edition does not have what an address names; a keyword's number of other editions leads to its own. */
export function NotHere({ document, at }: Props) {
  return (
    <p class="notice" role="status">
      {at.startsWith('part/')
        ? message('readerNoPart', wordsOfPlace(at))
        : at.startsWith('glossary/')
          ? message('readerNoEntry', wordsOfPlace(at))
          : message('readerNoRule', at)}{' '}
      <Elsewhere document={document} at={at} />
    </p>
  );
}

function Elsewhere({ document, at }: Props) {
  const { index, texts } = useRules('withTexts');
  const known = keywordOfAnyEdition(at, index.terms, texts?.texts ?? {});
  if (!known) return null;
  const { term, text, number, since } = known;
  const here = numberAt(text, document.effective);
  const named = [number, term.name, longDate(since)] as const;
  if (here === undefined) return <>{message('readerKeywordNotHere', ...named)}</>;
  return <>{messageWithElements('readerKeywordHere', ...named, <a href={`#${here}`}>{here}</a>)}</>;
}
