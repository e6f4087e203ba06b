import { useEffect, useRef, useState } from 'preact/hooks';
import type { Passage, PassageLine, Piece } from '../comprules/passage.ts';
import { longDate } from './dates.ts';
import { word } from './words.ts';

/** Where official text comes from, and where it is read further; given by whoever has the documents. */
export interface OfficialSource {
  /** One rule of an edition; `none`: no document of that edition, `no-rule`: none of that number. */
  readonly load: (edition: string, number: string) => Promise<Passage | 'none' | 'no-rule'>;
  /** The reader wants to bring a document. */
  readonly add: () => void;
  /** The reader wants the whole document at a rule. */
  readonly read: (edition: string, number: string) => void;
}

interface Props {
  readonly source: OfficialSource;
  readonly edition: string;
  readonly number: string;
}

type Answer = Passage | 'none' | 'no-rule' | 'loading' | 'failed';

/** The fold "Official text": asked for when it is opened; references open in its place, with Back. */
export function OfficialText({ source, edition, number }: Props) {
  const [trail, setTrail] = useState<readonly string[]>([number]);
  const [answer, setAnswer] = useState<Answer>();
  const body = useRef<HTMLDivElement>(null);
  const latest = useRef('');
  const here = trail.at(-1) ?? number;

  function show(next: readonly string[]): void {
    const wanted = next.at(-1) ?? number;
    latest.current = wanted;
    setTrail(next);
    setAnswer('loading');
    const set = (found: Answer) => latest.current === wanted && setAnswer(found);
    source.load(edition, wanted).then(set, () => set('failed'));
  }

  useEffect(() => {
    // The button that was pressed is gone; the reader's place is the new text.
    if (trail.length > 1 && answer !== 'loading') body.current?.focus({ preventScroll: true });
  }, [answer, trail]);

  return (
    <details
      class="fold"
      onToggle={(event) => event.currentTarget.open && answer === undefined && show(trail)}
    >
      <summary>
        <span>{word('foldOfficial')}</span>
      </summary>
      <div class="fold-body official" ref={body} tabIndex={-1}>
        {trail.length > 1 && (
          <button type="button" class="link" onClick={() => show(trail.slice(0, -1))}>
            {word('backTo', trail.at(-2) ?? number)}
          </button>
        )}
        {typeof answer === 'object' ? (
          <>
            <PassageView passage={answer} onFollow={(to) => show([...trail, to])} />
            <button type="button" class="link" onClick={() => source.read(edition, here)}>
              {word('readWhole')}
            </button>
          </>
        ) : (
          <Missing answer={answer} edition={edition} number={here} onAdd={source.add} />
        )}
      </div>
    </details>
  );
}

interface MissingProps {
  readonly answer: Exclude<Answer, Passage> | undefined;
  readonly edition: string;
  readonly number: string;
  readonly onAdd: () => void;
}

function Missing({ answer, edition, number, onAdd }: MissingProps) {
  if (answer === undefined || answer === 'loading')
    return <p class="quiet">{word('loading')}</p>;
  if (answer === 'no-rule')
    return <p class="quiet">{word('noSuchRule', number, longDate(edition))}</p>;
  if (answer === 'failed') return <p class="entry-note">{word('officialFailed')}</p>;
  return (
    <>
      <p class="quiet">{word('officialNone', longDate(edition))}</p>
      <button type="button" class="link" onClick={onAdd}>
        {word('addOfficial')}
      </button>
    </>
  );
}

interface PassageProps {
  readonly passage: Passage;
  readonly onFollow: (number: string) => void;
}

/** A rule as its document has it, letter by letter; its references can be followed. */
function PassageView({ passage: { lines }, onFollow }: PassageProps) {
  return (
    <div lang="en">
      {lines.map((line, i) => (
        <p key={`${line.number} ${i}`} class={`official-${line.kind} depth-${line.depth}`}>
          {line.label !== undefined && <b class="official-label">{line.label}</b>}
          {line.label !== undefined && ' '}
          <Pieces pieces={line.pieces} onFollow={onFollow} />
        </p>
      ))}
    </div>
  );
}

function Pieces({
  pieces,
  onFollow,
}: Pick<PassageLine, 'pieces'> & { readonly onFollow: (number: string) => void }) {
  return pieces.map((piece: Piece, i) => {
    if (typeof piece === 'string') return piece;
    const [words, to] = piece;
    return (
      <button key={`${to} ${i}`} type="button" class="link" onClick={() => onFollow(to)}>
        {words}
      </button>
    );
  });
}
