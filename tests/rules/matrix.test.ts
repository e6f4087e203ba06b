import { describe, expect, it } from 'vitest';
import type { StatedFight } from '../../rules-data/tools/matrix-schema.ts';
import { play } from '../../src/combat/play.ts';
import type { Fight, Outcome, StepResult } from '../../src/combat/types.ts';
import { pointsFor, verdictOf } from '../../src/combat/verdict.ts';
import { CELLS, fightOf, GUIDE, TABLES } from './matrix-files.ts';

const creatures = (fight: Fight, side: 'attack' | 'block') =>
  side === 'attack' ? fight.attackers : fight.blockers;

const names = (fight: Fight, step: StepResult) =>
  (['attack', 'block'] as const).flatMap((side) =>
    step.died[side].map((i) => creatures(fight, side)[i]?.name ?? '?'),
  );

/** The creatures that one creature's damage was assigned to, in either step. */
function hitBy(fight: Fight, outcome: Outcome, source: string): string[] {
  const hit = outcome.steps.flatMap((step) =>
    step.divisions
      .filter(({ side, source: i }) => creatures(fight, side)[i]?.name === source)
      .flatMap(({ side, parts }) => {
        const foes = creatures(fight, side === 'attack' ? 'block' : 'attack');
        return parts.flatMap((amount, i) => (amount > 0 ? [foes[i]?.name ?? '?'] : []));
      }),
  );
  return [...new Set(hit)].sort();
}

/** What came of a fight, in the form in which the data states it. */
function comeOf(stated: StatedFight, fight: Fight, outcome: Outcome) {
  const states = [...outcome.after.attack, ...outcome.after.block];
  const total = (of: 'triggers' | 'counters') => states.reduce((sum, state) => sum + state[of], 0);
  return {
    dies: outcome.steps.flatMap((step) => names(fight, step)).sort(),
    first:
      stated.first &&
      outcome.steps
        .slice(0, 1)
        .flatMap((step) => names(fight, step))
        .sort(),
    on: Object.fromEntries(
      Object.keys(stated.on ?? {}).map((source) => [source, hitBy(fight, outcome, source)]),
    ),
    life: outcome.life,
    through: outcome.through,
    triggers: total('triggers'),
    counters: stated.counters === undefined ? undefined : total('counters'),
  };
}

const stated = (fight: StatedFight) => ({
  dies: [...fight.dies].sort(),
  first: fight.first && [...fight.first].sort(),
  on: Object.fromEntries(Object.entries(fight.on ?? {}).map(([k, list]) => [k, [...list].sort()])),
  life: { attack: fight.life?.attack ?? 0, block: fight.life?.block ?? 0 },
  through: fight.through ?? 0,
  triggers: fight.triggers ?? 0,
  counters: fight.counters,
});

describe('the matrix', () => {
  it('has eight rows by seven columns, and seven by six', () => {
    expect(TABLES.map(({ rows, columns }) => [rows.length, columns.length])).toEqual([
      [8, 7],
      [7, 6],
    ]);
    expect(CELLS).toHaveLength(98);
  });

  it('has the legend, the rules behind every cell, and the notes below each table', () => {
    expect(GUIDE.legend.map(({ verdict }) => verdict)).toEqual(['favored', 'even', 'other']);
    expect(GUIDE.rules.flatMap(({ rules }) => rules)).toEqual(
      expect.arrayContaining(['702.22h', '702.22j', '702.22k', '702.7b']),
    );
    expect(TABLES.map(({ notes }) => notes.length)).toEqual([4, 3]);
  });

  it.each(CELLS)('proves $address', ({ cell, table }) => {
    cell.fights.forEach((each, i) => {
      const fight = fightOf(each);
      const outcome = play(fight);
      expect(comeOf(each, fight, outcome), each.shows).toEqual(stated(each));
      if (i > 0) return;
      const points = pointsFor(table.id, outcome.points);
      if (each.saves) {
        const plain = play({ ...fight, withoutBanding: table.id });
        expect(verdictOf(points)).toBe('even');
        expect(verdictOf(points - pointsFor(table.id, plain.points))).toBe(cell.verdict);
      } else expect(verdictOf(points), `${points} points`).toBe(cell.verdict);
    });
  });

  it('calls two cells favored for what banding saves, and says so in the closing note', () => {
    const saving = CELLS.filter(({ cell }) => cell.fights[0]?.saves).map(({ address }) => address);
    expect(saving).toEqual(['block/indestructible/toughness', 'block/indestructible/protection']);
    expect(GUIDE.closing.map(({ title }) => title)).toContain('Favored though nothing dies');
  });

  it('states a fight in which the ability of the row and of the column take part', () => {
    const plain = new Set(['banding-only', 'none', 'banders', 'toughness', 'benefits']);
    for (const { cell, address } of CELLS) {
      const lines = cell.fights
        .flatMap((fight) => [...fight.attackers, ...fight.blockers])
        .join(' ');
      for (const id of [cell.row, cell.column])
        if (!plain.has(id)) expect(lines, address).toContain(id);
      if (cell.row === 'benefits' || cell.column === 'benefits')
        expect(lines, address).toMatch(/damage-(trigger|counter|to-counters)/);
    }
  });
});
