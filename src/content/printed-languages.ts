import { languageTeller } from '../detect/language.ts';
import { createPrintedDetector } from '../detect/printed.ts';
import type { Context, Detector, Match, PiecewiseDetector } from '../detect/types.ts';
import { readLanguage } from '../platform/rules-store.ts';
import type { RulesIndex } from '../rules/types.ts';

/**
 * A detector that reads each text in its own language, never in two. What is known of a language is read at the first
 * text in it; `reread` is told once such texts can be read.
 */
export function inPrintedLanguages(
  english: PiecewiseDetector,
  { signs }: RulesIndex,
  reread: () => void,
): PiecewiseDetector {
  if (!signs) return english;
  const languageOf = languageTeller(signs);
  const known = new Map<string, Detector | undefined>();

  async function learn(lang: string): Promise<void> {
    known.set(lang, undefined);
    const language = await readLanguage(lang);
    if (!language) return;
    known.set(lang, createPrintedDetector(language));
    reread();
  }

  const detectorOf = ({ printed }: Parameters<Detector['params']>[1]) =>
    known.get(printed?.lang ?? '') ?? english;

  /** What a text of another language holds; undefined where the text is to be read as English. */
  function findPrinted(text: string, context: Context): Match[] | undefined {
    const language = languageOf(text, context.lang);
    if (!language) return undefined;
    const { lang, sure } = language;
    // Where its names cannot be had, a text stays unread.
    if (!known.has(lang)) learn(lang).catch(() => undefined);
    const found = known.get(lang)?.find(text, context) ?? [];
    return sure || found.length > 0 ? found : undefined;
  }

  return {
    find: (text, context) => findPrinted(text, context) ?? english.find(text, context),
    // Long English texts in pieces, as the English detector takes them.
    *findInPieces(text, context, length) {
      const found = findPrinted(text, context);
      if (found) yield found;
      else yield* english.findInPieces(text, context, length);
    },
    params: (text, match) => detectorOf(match).params(text, match),
    paramsHere: (text, match, context) => detectorOf(match).paramsHere(text, match, context),
  };
}
