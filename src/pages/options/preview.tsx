import { useState } from 'preact/hooks';
import { createDetector } from '../../detect/index.ts';
import type { Match } from '../../detect/types.ts';
import type { Settings } from '../../platform/settings-fields.ts';
import { CardText } from '../../ui/card-text.tsx';
import { markStyle } from '../../ui/mark-style.ts';
import { word } from '../../ui/words.ts';
import { PREVIEW_CARD } from '../preview-card.ts';
import { TermEntry } from '../term-entry.tsx';
import { INDEX, TERMS } from '../use-rules.ts';

interface Props {
  readonly settings: Settings;
}

interface Chosen {
  readonly line: string;
  readonly match: Match;
}

const detector = createDetector(INDEX);

/** The invented card as a page would show it, and the entry of the word last rested on. */
export function Preview({ settings }: Props) {
  const shown = (match: Match) => isMarked(match, settings);
  const [first] = PREVIEW_CARD.lines.flatMap((line) =>
    found(line).map((match) => ({ line, match })),
  );
  const [chosen, setChosen] = useState<Chosen | undefined>(first);
  return (
    <div class="preview">
      <h2>{word('previewTitle')}</h2>
      <div class={`preview-card marks-${settings.marks}`}>
        <p class="preview-name">
          <span>{PREVIEW_CARD.name}</span> <CardText text={PREVIEW_CARD.cost} />
        </p>
        <p class="preview-type">{PREVIEW_CARD.type}</p>
        {PREVIEW_CARD.lines.map((line) => (
          <p key={line}>
            {pieces(line, found(line).filter(shown)).map(({ text, match }) =>
              match ? (
                <button
                  key={match.start}
                  type="button"
                  class={`mark mark-${markStyle(TERMS.get(match.term)?.kind)}`}
                  aria-pressed={chosen?.line === line && chosen.match.start === match.start}
                  onPointerEnter={() => setChosen({ line, match })}
                  onFocus={() => setChosen({ line, match })}
                  onClick={() => setChosen({ line, match })}
                >
                  {text}
                </button>
              ) : (
                <CardText key={text} text={text} />
              ),
            )}
          </p>
        ))}
        <p class="preview-stats">{PREVIEW_CARD.stats}</p>
      </div>
      {chosen && (
        <div
          class="preview-popover"
          style={{ fontSize: `${settings.textSize}%` }}
          data-width={settings.popoverWidth}
        >
          <TermEntry
            id={chosen.match.term}
            edition={settings.edition}
            params={detector.params(chosen.line, chosen.match)}
            form={chosen.match.form}
            onTerm={() => undefined}
          />
        </div>
      )}
    </div>
  );
}

function found(line: string): Match[] {
  return detector.find(line, { place: 'rules', cardName: PREVIEW_CARD.name });
}

function isMarked({ term }: Match, { hiddenKinds, ignoredTerms }: Settings): boolean {
  const kind = TERMS.get(term)?.kind;
  return kind !== undefined && !hiddenKinds.includes(kind) && !ignoredTerms.includes(term);
}

interface Piece {
  readonly text: string;
  readonly match?: Match;
}

/** A line cut at its marks. */
function pieces(line: string, matches: readonly Match[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const match of matches) {
    if (match.start > at) cut.push({ text: line.slice(at, match.start) });
    cut.push({ text: line.slice(match.start, match.end), match });
    at = match.end;
  }
  if (at < line.length) cut.push({ text: line.slice(at) });
  return cut;
}
