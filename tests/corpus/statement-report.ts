// Every statement of terms beside the rules it cites, over all editions that it is shown under; a rule is printed
// where its words changed: npx tsx tests/corpus/statement-report.ts PART OF, or: ... ID [ID ...]
// For whoever checks that what we say holds as long as it is shown. Prints official text: keep it out of the project.
import { readTerms } from '../../rules-data/tools/load.ts';
import { BY_GLOSSARY } from '../../rules-data/tools/schema.ts';
import { numbersIn } from '../../src/rules/cite.ts';
import { pairsOf, resolve, revisionPosition } from '../../src/rules/resolve.ts';
import type { EditionDate, Interaction, Point, Term, TermDetails } from '../../src/rules/types.ts';
import { inWordsOf } from '../../src/rules/words-of-the-time.ts';
import { details, editions, glossaryText, index, ruleText, texts } from './content-to-check.ts';
import { plainWords } from './known-words.ts';

interface Statement {
  readonly label: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly in: EditionDate;
  readonly editions: readonly EditionDate[];
}

const sources = new Map(readTerms().map((term) => [term.id, term]));
const termOf = new Map(index.terms.map((term) => [term.id, term]));

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n/);
}

/** The words alone, by which two editions' rules are compared: without numbers of rules, marks and case. */
function wordsOf(text: string): string {
  return text
    .replace(/\b\d{3}(?:\.\d+[a-z]*)?\b/g, '#')
    .replace(/[^\p{L}\d#{}+/-]+/gu, ' ')
    .toLowerCase()
    .trim();
}

class RuleTexts {
  private readonly labels = new Map<string, string>();
  private readonly last = new Map<string, string>();

  private readonly names: ReadonlySet<string>;

  /** @param names what the glossary may call the term */
  constructor(names: ReadonlySet<string>) {
    this.names = names;
  }

  textOf(edition: EditionDate, number: string): string | undefined {
    return number === BY_GLOSSARY ? glossaryText(edition, this.names) : ruleText(edition, number);
  }

  /** The rules of one citation as they read in an edition: a label where the words were printed before. */
  print(edition: EditionDate, numbers: readonly string[]): string {
    return numbers
      .map((number) => {
        const text = this.textOf(edition, number);
        if (text === undefined) return `      ${number}: NOT FOUND`;
        const words = wordsOf(text);
        const known = this.labels.get(words);
        if (known) return `      ${number} = ${known}`;
        const label = `T${this.labels.size + 1}`;
        this.labels.set(words, label);
        const before = new Set(sentencesOf(this.last.get(number) ?? '').map(wordsOf));
        this.last.set(number, text);
        const fresh = sentencesOf(text).filter((one) => !before.has(wordsOf(one)));
        const shown = before.size > 1 ? `(changed sentences only) ${fresh.join(' ')}` : text;
        return `      ${number} [${label}]: ${shown.replaceAll('\n', '\n        ')}`;
      })
      .join('\n');
  }
}

function statementsOf(term: Term): Statement[] {
  const text = texts[term.id];
  const detail = details[term.id];
  if (!text || !detail) return [];
  const entries = editions
    .map((edition) => resolve(term, text, edition))
    .filter(({ status }) => status === 'known');
  const revisions = detail.history.flatMap((about, position) => {
    const revision = text.history[position];
    const shown = entries.filter((entry) => revisionPosition(text, entry) === position);
    const dates = shown.map(({ edition }) => edition);
    if (!revision || dates.length === 0) return [];
    const of = (label: string, { text: words, rules }: Point): Statement => ({
      label,
      text: words,
      rules,
      in: about.in,
      editions: dates,
    });
    const reminder = [
      revision.reminder,
      revision.general ? `[general] ${revision.general}` : '',
      revision.granted ? `[of another] ${revision.granted.reminder}` : '',
      revision.player ? `[of a player] ${revision.player.reminder}` : '',
      ...Object.entries(revision.inForm ?? {}).map(
        ([form, { reminder }]) => `[${form}] ${reminder}`,
      ),
    ];
    return [
      of('reminder', { text: reminder.filter(Boolean).join('\n    '), rules: about.rules }),
      ...about.points.map((point) => of('point', point)),
      ...about.misunderstandings.map((point) => of('mistake', point)),
    ];
  });
  const interactions = (detail.interactions ?? []).flatMap((about: Interaction, at) => {
    const other = text.pairs?.[at]?.[0] ?? '';
    const dates = entries.filter((entry) => pairsOf(text, entry).includes(at));
    if (other < term.id && texts[other]) return [];
    return [
      {
        label: `with ${other}`,
        text: `${about.outcome} / ${about.reason}`,
        rules: about.rules,
        in: about.in,
        editions: dates.map(({ edition }) => edition),
      },
    ];
  });
  return [...revisions, ...interactions];
}

function printStatement(statement: Statement, detail: TermDetails, rules: RuleTexts): void {
  let last = '';
  let open = false;
  for (const edition of statement.editions) {
    const numbers = numbersIn(detail, statement.rules, statement.in, edition);
    if (statement.label !== 'reminder' && numbers.length === 0) {
      last = '';
      continue;
    }
    const said = inWordsOf(edition, statement.text);
    const key = `${said}|${numbers.map((number) => wordsOf(rules.textOf(edition, number) ?? '')).join('|')}`;
    if (key === last) continue;
    last = key;
    if (!open) console.log(`\n- ${statement.label}: ${said}`);
    else if (said !== statement.text) console.log(`    said as: ${said}`);
    open = true;
    console.log(`    from ${edition}:\n${rules.print(edition, numbers)}`);
  }
}

function printTerm(id: string): void {
  const term = termOf.get(id);
  const detail = details[id];
  if (!term || !detail) return;
  const numbers = texts[id]?.numbers.map(([from, number]) => `${from} ${number ?? 'gone'}`);
  console.log(`\n# ${id} (${term.kind}): ${numbers?.join(', ')}`);
  const { name = '', headings = [], forms = [] } = sources.get(id) ?? {};
  const names = [name, ...headings, ...forms.map(({ text }) => text)];
  const rules = new RuleTexts(new Set(names.map(plainWords)));
  let span = '';
  for (const statement of statementsOf(term)) {
    const now = `${statement.editions[0]} to ${statement.editions.at(-1)}`;
    if (now !== span) console.log(`\n## shown ${now}`);
    span = now;
    printStatement(statement, detail, rules);
  }
  for (const { changed, from } of detail.history) {
    if (changed && from)
      console.log(`\n- changed at ${from}: ${changed.text}\n${rules.print(from, changed.rules)}`);
  }
}

const asked = process.argv.slice(2);
const [part, of] = asked.map(Number);
const wanted =
  part !== undefined && of !== undefined && Number.isInteger(of)
    ? index.terms.filter((_, at) => at % of === part).map(({ id }) => id)
    : asked;
for (const id of wanted) printTerm(id);
