import type { TextCache } from '../platform/text-cache.ts';
import { type ImportedEdition, textWith } from '../rules/imported-editions.ts';
import type { RulesIndex } from '../rules/types.ts';

/** The texts with what imported documents say of our terms, and of those that only they have. */
export function withImported(
  texts: TextCache,
  known: RulesIndex,
  imported: readonly ImportedEdition[],
): TextCache {
  if (imported.length === 0) return texts;
  const ours = new Set(known.terms.map(({ id }) => id));
  return {
    get: (id) => textWith(known, imported, id, texts.get(id)),
    want: (ids) => texts.want([...ids].filter((id) => ours.has(id))),
    load: async (id) =>
      textWith(known, imported, id, ours.has(id) ? await texts.load(id) : undefined),
  };
}
