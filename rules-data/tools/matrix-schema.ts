import * as v from 'valibot';
import { groupsOf } from '../../src/combat/groups.ts';
import { problems } from '../../src/combat/legal.ts';
import { parseCreature } from '../../src/combat/notation.ts';
import { VERDICTS } from '../../src/combat/verdict.ts';
import { IsoDate } from './schema.ts';

const Id = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'a kebab-case id'));
const Text = v.pipe(v.string(), v.trim(), v.minLength(3, 'words'));
const Rule = v.pipe(v.string(), v.regex(/^\d{3}\.\d+[a-z]*$/, 'a rule number like 702.22j'));
const Rules = v.pipe(v.array(Rule), v.minLength(1, 'at least one rule'));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1, 'left out where it is none'));

/** A creature in one line; see src/rules/combat/notation.ts. */
const CreatureLine = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      parseCreature(dataset.value);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) });
    }
  }),
);

const Name = v.pipe(v.string(), v.minLength(1, 'a name'));
const Names = v.array(Name);

/** A fight that shows what a cell says, and what must come of it when both players divide well. */
const StatedFight = v.pipe(
  v.strictObject({
    shows: Text,
    attackers: v.pipe(v.array(CreatureLine), v.minLength(1)),
    blockers: v.pipe(v.array(CreatureLine), v.minLength(1)),
    /** Every creature that dies. */
    dies: Names,
    /** Those that die in the first of two steps; left out where it does not matter. */
    first: v.optional(Names),
    /** For each creature named, exactly those that its damage is assigned to. */
    on: v.optional(v.record(Name, Names)),
    life: v.optional(v.strictObject({ attack: v.optional(Count), block: v.optional(Count) })),
    through: v.optional(Count),
    triggers: v.optional(Count),
    counters: v.optional(Count),
    /** The verdict is favored because banding saves a creature, though nothing dies. */
    saves: v.optional(v.literal(true)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    // A line that is no creature has been told of already.
    if (!dataset.typed || dataset.issues) return;
    const side = (lines: readonly string[]) => lines.map((line) => parseCreature(line));
    const { attackers, blockers } = dataset.value;
    const fight = { attackers: side(attackers), blockers: side(blockers) };
    for (const problem of problems(fight))
      addIssue({
        message: `a fight that the rules allow, not ${Object.values(problem).flat().join(' ')}`,
      });
    if (groupsOf(fight).length > 1)
      addIssue({ message: 'one attacker or one band, not several that attack apart' });
  }),
);
export type StatedFight = v.InferOutput<typeof StatedFight>;

const Cell = v.strictObject({
  row: Id,
  column: Id,
  verdict: v.picklist(VERDICTS),
  happens: Text,
  /** Where the damage should go. */
  damage: Text,
  /** In the edition of guide.json. */
  rules: Rules,
  /** The first one proves the verdict. */
  fights: v.pipe(v.array(StatedFight), v.minLength(1, 'at least one fight')),
});
export type Cell = v.InferOutput<typeof Cell>;

const Heading = v.strictObject({
  id: Id,
  name: Text,
  note: v.optional(Text),
  /** A row that the customary matrix does not have. */
  added: v.optional(v.literal(true)),
});
export type Heading = v.InferOutput<typeof Heading>;

const Note = v.strictObject({ title: Text, text: Text, rules: Rules });
export type Note = v.InferOutput<typeof Note>;

/** attack.json or block.json: one of the two tables. */
export const MatrixFile = v.pipe(
  v.strictObject({
    id: v.picklist(['attack', 'block']),
    title: Text,
    intro: Text,
    rowsAre: Text,
    columnsAre: Text,
    rows: v.array(Heading),
    columns: v.array(Heading),
    cells: v.array(Cell),
    notes: v.array(Note),
  }),
  v.forward(
    v.check(({ rows, columns, cells }) => {
      const wanted = rows.flatMap((row) => columns.map((column) => `${row.id}/${column.id}`));
      const found = cells.map((cell) => `${cell.row}/${cell.column}`);
      return wanted.join() === found.join();
    }, 'one cell for each row and column, in their order'),
    ['cells'],
  ),
);
export type MatrixTable = v.InferOutput<typeof MatrixFile>;

/** guide.json: what stands around the tables. */
export const GuideFile = v.strictObject({
  edition: IsoDate,
  intro: Text,
  you: Text,
  legend: v.array(v.strictObject({ verdict: v.picklist(VERDICTS), name: Text, text: Text })),
  rules: v.array(Note),
  /** Banding's own number, from each edition on. */
  numbers: v.array(v.tuple([IsoDate, Rule])),
  editions: v.array(
    v.strictObject({
      title: Text,
      from: IsoDate,
      /** The first edition in which it is over. */
      until: v.optional(IsoDate),
      holds: v.picklist(['yes', 'mostly', 'partly', 'unknown']),
      /** How combat damage is dealt then, where that is what the note is about: formats may bring it back. */
      damage: v.exactOptional(v.literal('stack')),
      text: Text,
      /** Where it stands; no numbers where an edition says it in its glossary only. */
      rules: v.array(v.strictObject({ edition: IsoDate, numbers: v.array(Rule) })),
    }),
  ),
  closing: v.array(v.strictObject({ title: Text, text: Text })),
});
export type Guide = v.InferOutput<typeof GuideFile>;
