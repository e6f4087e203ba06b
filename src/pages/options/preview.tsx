import { useMemo, useState } from 'preact/hooks';
import { createDetector } from '../../detect/index.ts';
import type { Detector, Match } from '../../detect/types.ts';
import type { Term } from '../../rules/types.ts';
import type { Settings } from '../../settings/fields.ts';
import { CardText } from '../../ui/card-text.tsx';
import { message } from '../../ui/i18n.ts';
import { markStyle } from '../../ui/mark-style.ts';
import { BackButton } from '../back-button.tsx';
import { PREVIEW_CARD } from '../preview-card.ts';
import { TermEntry } from '../term-entry.tsx';
import { useRules } from '../use-rules.ts';

interface Props {
  readonly settings: Settings;
}

interface Chosen {
  readonly line: string;
  readonly match: Match;
}

/** The invented card as a page would show it, and the entry of the word last rested on. */
export function Preview({ settings }: Props) {
  const { index, terms } = useRules();
  const detector = useMemo(() => createDetector(index), [index]);
  const shown = ({ term }: Match) => isMarked(terms.get(term), settings);
  const found = (line: string) => findIn(detector, line);
  const [first] = PREVIEW_CARD.lines.flatMap((line) =>
    found(line).map((match) => ({ line, match })),
  );
  const [chosen, setChosen] = useState<Chosen | undefined>(first);
  /** Terms that links have led to from the chosen word's. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState(false);
  const linked = trail.at(-1);
  const choose = (word: Chosen) => {
    setChosen(word);
    setTrail([]);
    setMoved(false);
  };
  const go = (to: readonly string[]) => {
    setTrail(to);
    setMoved(true);
  };
  return (
    <div class="preview">
      <h2>{message('previewTitle')}</h2>
      <div class={`preview-card marks-${settings.marks}`} lang="en">
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
                  class={`mark mark-${markStyle(terms.get(match.term)?.kind)}`}
                  aria-pressed={chosen?.line === line && chosen.match.start === match.start}
                  onPointerEnter={() => choose({ line, match })}
                  onFocus={() => choose({ line, match })}
                  onClick={() => choose({ line, match })}
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
            id={linked ?? chosen.match.term}
            edition={settings.edition}
            {...(linked === undefined && {
              params: detector.params(chosen.line, chosen.match),
              form: chosen.match.form,
            })}
            onTerm={(id) => go([...trail, id])}
            takesFocus={moved}
            lead={linked !== undefined && <BackButton onClick={() => go(trail.slice(0, -1))} />}
          />
        </div>
      )}
    </div>
  );
}

function findIn(detector: Detector, line: string): Match[] {
  return detector.find(line, { place: 'rules', cardName: PREVIEW_CARD.name });
}

function isMarked(term: Term | undefined, { hiddenKinds, ignoredTerms }: Settings): boolean {
  return term !== undefined && !hiddenKinds.includes(term.kind) && !ignoredTerms.includes(term.id);
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
