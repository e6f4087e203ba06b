import { plain } from './plain.ts';

/** How many names are remembered: a page shows the same cards again and again, but not without end. */
const REMEMBERED = 5000;

/**
 * Makes the test whether a stretch of a card's text is its own name, none of whose words are keywords. The
 * full name counts, and the short forms that cards use of themselves: what stands before a comma, before "of"
 * or "the", and each half of a split card. A name that is just one keyword ("Flash") is left to the grammar
 * around it, which alone can tell.
 */
export function nameMasks(holdsTerm: (name: string) => boolean, isTerm: (name: string) => boolean) {
  const phrases = new Map<string, readonly string[]>();

  function phrasesOf(name: string): readonly string[] {
    let list = phrases.get(name);
    if (!list) {
      if (phrases.size >= REMEMBERED) phrases.clear();
      const whole = holdsTerm(name) ? shortForms(plain(name)) : [];
      list = whole.filter((form) => holdsTerm(form) && !isTerm(form));
      phrases.set(name, list);
    }
    return list;
  }

  /** Whether a stretch of the text belongs to the card's own name. */
  return (text: string, name: string, start: number, end: number): boolean =>
    phrasesOf(name).some((phrase) => {
      // Only where it would hold the stretch: the text may be as long as a book.
      const from = Math.max(0, end - phrase.length);
      return text.slice(from, start + phrase.length).includes(phrase);
    });
}

/** A card's name, and the short forms in which it speaks of itself. */
export function shortForms(name: string): string[] {
  const faces = name.split(/\s*\/\/\s*/);
  const forms = new Set<string>();
  for (const face of [name, ...faces]) {
    forms.add(face);
    const short = /^(.+?)(?:,| of | the | from | in )/.exec(face)?.[1];
    if (short) forms.add(short);
  }
  return [...forms].filter((form) => form.length > 2);
}
