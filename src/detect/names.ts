/** Where a card's name stands in its own text; none of its words are keywords. */
export interface NameMask {
  covers(start: number, end: number): boolean;
}

/** How many names are remembered: a page shows the same cards again and again, but not without end. */
const REMEMBERED = 500;

/**
 * Makes masks for texts from the card's name. The full name counts, and the short forms that cards use of
 * themselves: what stands before a comma, before "of" or "the", and each half of a split card. A name that is
 * just one keyword ("Flash") is not masked: only the grammar around it can tell.
 */
export function nameMasks(holdsTerm: (name: string) => boolean, isTerm: (name: string) => boolean) {
  const phrases = new Map<string, readonly string[]>();

  function phrasesOf(name: string): readonly string[] {
    const known = phrases.get(name);
    if (known) return known;
    if (phrases.size >= REMEMBERED) phrases.clear();
    const list = shortForms(name)
      .filter((form) => holdsTerm(form) && !isTerm(form))
      .flatMap(apostrophes);
    phrases.set(name, list);
    return list;
  }

  return (text: string, name: string | undefined): NameMask | undefined => {
    if (!name) return undefined;
    const ranges: number[] = [];
    for (const phrase of phrasesOf(name)) {
      for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
        ranges.push(at, at + phrase.length);
    }
    if (!ranges.length) return undefined;
    return {
      covers(start, end) {
        for (let i = 0; i < ranges.length; i += 2)
          if (start < (ranges[i + 1] ?? 0) && end > (ranges[i] ?? 0)) return true;
        return false;
      },
    };
  };
}

function shortForms(name: string): string[] {
  const faces = name.split(/\s*\/\/\s*/);
  const forms = new Set<string>();
  for (const face of [name, ...faces]) {
    forms.add(face);
    const short = /^(.+?)(?:,| of | the | from | in )/.exec(face)?.[1];
    if (short) forms.add(short);
  }
  return [...forms].filter((form) => form.length > 2);
}

function apostrophes(form: string): string[] {
  return /['’]/.test(form)
    ? [form.replaceAll('’', "'"), form.replaceAll("'", '’')]
    : [form];
}
