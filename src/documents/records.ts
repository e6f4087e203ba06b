import { indexRules } from '../comprules/find-rule.ts';
import type { Document, Rule } from '../comprules/types.ts';
import type { Below, DocumentFrame, RuleRecord } from './types.ts';

/** A document in the pieces in which it is stored: each rule by itself, so that one can be read alone. */
export function splitDocument(document: Document): {
  readonly frame: DocumentFrame;
  readonly rules: RuleRecord[];
} {
  const index = indexRules(document);
  const taken = new Set<string>();
  const rules: RuleRecord[] = [];
  const date = document.effective;

  function keyOf(rule: Rule): string {
    // The rule that its number finds has the number as key, wherever in the document the other one stands.
    let key = rule.number;
    if (index.get(key) !== rule)
      for (let n = 2; key === rule.number || taken.has(key); n++) key = `${rule.number} (${n})`;
    taken.add(key);
    return key;
  }

  function put(rule: Rule): Below {
    const key = keyOf(rule);
    const place = rules.length;
    const bare = { ...rule, rules: [] };
    const record: RuleRecord = { date, key, place, rule: isHeading(rule) ? bare : rule };
    rules.push(record);
    if (isHeading(rule)) rules[place] = { ...record, below: rule.rules.map(put) };
    return rule.title === undefined ? { key } : { key, title: rule.title };
  }

  const { encoding, front, glossaryNotes, glossary, back } = document;
  const sections = document.sections.map((section) => put(section).key);
  return { frame: { date, encoding, front, sections, glossaryNotes, glossary, back }, rules };
}

/** The document again, from its pieces. */
export function joinDocument(frame: DocumentFrame, records: readonly RuleRecord[]): Document {
  const byKey = new Map(records.map((record) => [record.key, record]));
  const whole = (key: string): Rule[] => {
    const record = byKey.get(key);
    if (!record) return [];
    const { rule, below } = record;
    return [below ? { ...rule, rules: below.flatMap((part) => whole(part.key)) } : rule];
  };
  const { date, encoding, front, sections, glossaryNotes, glossary, back } = frame;
  return {
    effective: date,
    encoding,
    front,
    sections: sections.flatMap(whole),
    glossaryNotes,
    glossary,
    back,
  };
}

/** Sections ("7") and headings ("702") hold too much to be read with every rule under them. */
function isHeading({ number }: Rule): boolean {
  return !number.includes('.');
}
