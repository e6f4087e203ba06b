// A small index of invented and real terms: the engine's own behaviour, apart from rules-data.
import type { Form, Kind, RulesIndex } from '../../src/rules/types.ts';

/** An index of terms told as id: kind and forms. */
export function indexOf(
  terms: Readonly<Record<string, readonly [Kind, ...(string | Form)[]]>>,
): RulesIndex {
  return {
    eras: [],
    formats: [],
    editions: [],
    terms: Object.entries(terms).map(([id, [kind, ...forms]]) => ({
      id,
      name: id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
      kind,
      forms: forms.map((form) => (typeof form === 'string' ? { text: form } : form)),
    })),
  };
}
