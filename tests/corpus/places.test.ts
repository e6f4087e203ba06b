import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLookUp } from '../../src/look-up/index.ts';
import { fillTitle } from '../../src/rules/reminder.ts';
import { type Face, hasCards, rows, subject } from './detect-corpus.ts';
import { type MarkOnFace, marksOnFaces } from './marks-on-faces.ts';

const LABELS = readFileSync(join(import.meta.dirname, 'places/labelled.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | '));

/** The kinds of fault that have to be guarded. */
const KINDS = Array.from({ length: 19 }, (_, i) => `C${i + 1}`);
const LEAST_OF_A_KIND = 12;
const LEAST = 600;

/** After a parameter: an end, or words with which the sentence goes on. */
const TRUE_END =
  /^\s*(?:$|[.,;:()"”\n—|•\]]|--|(?:and|or|as|at|if|until|unless|where|when|while|twice|instead|this|rather|only|with|without|in|of that|has|have|gets?|gains?|is|are|becomes?|was|deals?|attacks?|remain|costs?|than|for|from|to|five|four|three|X times|abilit)\b)/;

/** What follows a parameter in its text, whose spaces and dashes may be other ones. */
function afterTail(rest: string, tail: string): string {
  let left = tail.replace(/[\s—–-]/g, '').length;
  let at = 0;
  for (; left > 0 && at < rest.length; at++) if (!/[\s—–-]/.test(rest[at] ?? '')) left--;
  return rest.slice(at).replace(/\n(?=[a-z])/g, ' ');
}

const shown = ({ face, match, word }: MarkOnFace) => `${face.name} ${match.start} [${word}]`;

describe.skipIf(!hasCards)('places on real cards (../shared/cards)', () => {
  const all = subject();
  const labelled = new Set(LABELS.map(([, face = '']) => face));
  const faces = hasCards ? rows<Face>('oracle.jsonl') : [];
  const marks = new Map<string, MarkOnFace>();
  for (const mark of marksOnFaces(all, faces))
    marks.set(`${mark.face.name} | ${mark.match.start}`, mark);

  it('are many, and many of each kind', () => {
    expect(LABELS.length).toBeGreaterThanOrEqual(LEAST);
    for (const kind of KINDS)
      expect([kind, LABELS.filter(([of]) => of === kind).length >= LEAST_OF_A_KIND]).toEqual([
        kind,
        true,
      ]);
  });

  it('say what they must', () => {
    const wrong = LABELS.filter(([, , , , who]) => who !== 'look-up').flatMap((label) => {
      const [kind, face, start, word, who, title, sentence] = label;
      const mark = marks.get(`${face} | ${start}`);
      const is = mark
        ? [
            kind,
            face,
            start,
            mark.word.replaceAll('\n', ' '),
            [mark.params.who ?? 'this', mark.params.holder].filter(Boolean).join(' '),
            mark.entry.title,
            mark.entry.reminder,
          ]
        : [kind, face, start, word, 'silent', '', ''];
      const must = [kind, face, start, word, who, title, sentence];
      return is.join(' | ').trim() === must.join(' | ').trim() ? [] : [{ is, must }];
    });
    expect(wrong).toEqual([]);
    expect(labelled.size).toBeGreaterThan(400);
  });

  it('are found when they are looked up', () => {
    const lookUp = createLookUp(all.index);
    for (const [, face, , words = '', who, titles] of LABELS)
      if (who === 'look-up')
        expect([
          face,
          lookUp(words)
            .slice(0, 2)
            .map(({ term, params, form }) => fillTitle(term, params, form))
            .join('; '),
        ]).toEqual([face, titles]);
  });

  it('have titles of at most 48 characters', () => {
    expect([...marks.values()].filter(({ entry }) => entry.title.length > 48).map(shown)).toEqual(
      [],
    );
  });

  it('speak of this creature on other cards only where the card becomes one', () => {
    const given = /\b(?:have|has|had|gains?|with)\s+(?:[^.;:"\n()]{0,60}[\s,])?$|"[^"\n]*$/i;
    const others = [...marks.values()].filter(({ face, text, match, entry }) => {
      if (entry.term.kind !== 'ability' || !/this creature/i.test(entry.reminder)) return false;
      if (/Creature|Vehicle|Spacecraft/.test(face.types ?? '')) return false;
      return given.test(text.slice(Math.max(0, match.start - 140), match.start));
    });
    const becomes = ({ text }: MarkOnFace) =>
      /\bbecomes? (?:an? |\d|X|legendary)|creatures? (?:with|in addition)/.test(text);
    // The other side of a card, a party in a planeswalker's joke, a counter on a card that is put beside.
    const KNOWN = /^(?:Altar of the Wretched|Dungeon Master|Ghost Vacuum) /;
    expect(
      others
        .filter((mark) => !becomes(mark))
        .map(shown)
        .filter((place) => !KNOWN.test(place)),
    ).toEqual([]);
  });

  it('have no parameter that is cut', () => {
    const cut = [...marks.values()].flatMap((mark) => {
      const { tail } = all.detector.params(mark.text, mark.match);
      if (!tail) return [];
      const after = afterTail(mark.text.slice(mark.match.end), tail);
      return TRUE_END.test(after) ? [] : [`${shown(mark)}${tail} >> ${after.slice(0, 20)}`];
    });
    expect(cut).toEqual([]);
  });
});
