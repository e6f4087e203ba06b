import { wholeNumber } from '../../comprules/find-rule.ts';
import { type Passage, type PassageLine, passageLines } from '../../comprules/passage.ts';
import type { Rule } from '../../comprules/types.ts';
import type { RuleRecord } from '../../documents/types.ts';
import type { EditionDate } from '../../rules/types.ts';
import { ensureBuiltIn } from './built-in.ts';
import { hasDocument, readRule, readRulesUnder } from './store.ts';

/** What the official text has to say; `none`: no document of that edition, `no-rule`: none of that number. */
export type OfficialAnswer = Passage | 'none' | 'no-rule';

/**
 * One rule, word for word, with what stands under it: "702.19" gives all of trample, "702.19b" that subrule,
 * "510" the heading with its rules, "702" its list of keywords. Reads that rule's own records only.
 */
export async function officialText(edition: EditionDate, number: string): Promise<OfficialAnswer> {
  await ensureBuiltIn(edition);
  const lines = await linesOf(edition, number);
  if (lines) return { edition, number, lines };
  return (await hasDocument(edition)) ? 'no-rule' : 'none';
}

async function linesOf(
  edition: EditionDate,
  number: string,
): Promise<readonly PassageLine[] | undefined> {
  const record = await readRule(edition, number);
  if (record?.below) return headingLines(edition, record);
  if (record) return passageLines(record.rule);
  const whole = await readRule(edition, wholeNumber(number));
  const rule = whole && findUnder(whole.rule, number);
  return rule && passageLines(rule);
}

/** A section or a list of keywords is a list of links; a heading of the game's rules has them in full. */
async function headingLines(
  edition: EditionDate,
  { rule, below = [] }: RuleRecord,
): Promise<PassageLine[]> {
  const head = passageLines(rule);
  if (rule.number.length === 1 || below.every(({ title }) => title !== undefined))
    return [
      ...head,
      ...below.map(
        ({ key, title = '' }): PassageLine => ({
          kind: 'text',
          depth: 1,
          pieces: [[`${key}. ${title}`, key]],
        }),
      ),
    ];
  const records = await readRulesUnder(edition, rule.number);
  const byKey = new Map(records.map((record) => [record.key, record.rule]));
  return [
    ...head,
    ...below.flatMap(({ key }) => {
      const found = byKey.get(key);
      return found ? passageLines(found, 1) : [];
    }),
  ];
}

function findUnder(rule: Rule, number: string): Rule | undefined {
  if (rule.number === number) return rule;
  for (const below of rule.rules) {
    const found = findUnder(below, number);
    if (found) return found;
  }
  return undefined;
}
