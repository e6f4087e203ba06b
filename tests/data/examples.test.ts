import { describe, expect, it } from 'vitest';
import { compileDetails, compileTexts } from '../../rules-data/tools/compile.ts';
import { readEditions } from '../../rules-data/tools/load.ts';
import { type ExampleFight, fightOf, readExamples } from '../../rules-data/tools/load-examples.ts';
import { problems } from '../../src/combat/legal.ts';
import { play } from '../../src/combat/play.ts';
import { creaturesOf, type Fight, type Outcome, SIDES } from '../../src/combat/types.ts';
import { mayBeAskedFor } from '../../src/own-pages.ts';
import { parseAddress } from '../../src/pages/fight/address.ts';

const EXAMPLES = readExamples();
const FIGHTS = EXAMPLES.filter((example): example is ExampleFight => example.fight !== undefined);
const EDITIONS = readEditions().editions.map(({ date }) => date);
const TEXTS = compileTexts();
const DETAILS = compileDetails();

/** What came of a fight, in the form in which an example states it. */
function comeOf(fight: Fight, outcome: Outcome) {
  const { through, lost, poison, loyalty, life, beaten, after } = outcome;
  const dies = SIDES.flatMap((side) =>
    creaturesOf(fight, side).flatMap(({ name }, i) => (after[side][i]?.dead ? [name] : [])),
  );
  const gained = SIDES.flatMap((side) => (life[side] > 0 ? [[side, life[side]]] : []));
  return {
    ...(dies.length > 0 && { dies: dies.sort() }),
    ...(through > 0 && { through }),
    ...(lost !== through && lost > 0 && { lost }),
    ...(poison > 0 && { poison }),
    ...(loyalty > 0 && { loyalty }),
    ...(gained.length > 0 && { life: Object.fromEntries(gained) }),
    ...(beaten && { beaten }),
  };
}

const stated = ({ fight: { comes } }: ExampleFight) => ({
  ...comes,
  ...(comes.dies && { dies: [...comes.dies].sort() }),
});

describe('a worked example that is a fight', () => {
  it.each(FIGHTS.map((example) => [example.term, example] as const))(
    '%s: comes out as it is told',
    (_, example) => {
      const fight = fightOf(example);
      expect(comeOf(fight, play(fight)), example.lines.join(' ')).toEqual(stated(example));
    },
  );

  it.each(FIGHTS.map((example) => [example.term, example] as const))(
    '%s: comes out so in every edition under which it is shown',
    (_, example) => {
      const { from = '', until = '9999-12-31' } = example;
      const { edition: _edition, ...fight } = fightOf(example);
      for (const edition of EDITIONS.filter((date) => from <= date && date < until)) {
        const then = { ...fight, edition };
        // An ability that it does not know yet is told as such on the fight page.
        if (problems(then).length > 0) continue;
        expect(comeOf(then, play(then)), edition).toEqual(stated(example));
      }
    },
  );

  it('tells in its lines who takes part, who dies, and what goes through', () => {
    for (const example of FIGHTS) {
      const told = example.lines.join(' ');
      const { comes } = example.fight;
      const last = (name: string) => name.split(' ').at(-1) ?? name;
      const fight = fightOf(example);
      for (const { name } of [...fight.attackers, ...fight.blockers])
        expect(told, `${example.term}: ${name}`).toContain(last(name));
      for (const name of comes.dies ?? []) expect(told).toContain(last(name));
      if ((comes.dies ?? []).length > 0)
        expect(told).toMatch(/\b(dies?|destroyed|kills|graveyard)\b/);
      for (const number of [comes.through, comes.lost, comes.loyalty])
        if (number !== undefined) expect(told, example.term).toContain(String(number));
    }
  });

  it('states each creature’s size where it is first named', () => {
    for (const example of FIGHTS) {
      const told = example.lines.join(' ');
      const { attackers, blockers } = fightOf(example);
      for (const { power, toughness } of [...attackers, ...blockers])
        expect(told, example.term).toContain(`${power}/${toughness}`);
    }
  });

  it('has its pictures in the details, and an address that the fight page reads', () => {
    for (const { term } of FIGHTS) {
      const spans = TEXTS[term]?.examples ?? [];
      const examples = DETAILS[term]?.examples ?? [];
      expect(examples).toHaveLength(spans.length);
      const drawn = spans.flatMap(([, , address], i) =>
        address ? [[address, examples[i]] as const] : [],
      );
      expect(drawn.length, term).toBeGreaterThan(0);
      for (const [address, example] of drawn) {
        expect(example?.pictures?.length).toBeGreaterThan(0);
        const [page, hash] = address.split('#');
        expect(page).toBe('fight.html');
        expect(parseAddress(`#${hash}`).kind).toBe('fight');
        expect(mayBeAskedFor(address), address).toBe(true);
      }
    }
  });
});

describe('worked examples', () => {
  it('are there for every ability of combat that the core plays as a fight, and 250 in all', () => {
    const terms = new Set(FIGHTS.map(({ term }) => term));
    for (const term of [
      'flying',
      'reach',
      'menace',
      'first-strike',
      'double-strike',
      'deathtouch',
      'trample',
      'trample-over-planeswalkers',
      'lifelink',
      'indestructible',
      'wither',
      'infect',
      'toxic',
      'protection',
      'prevent',
      'bushido',
      'flanking',
      'rampage',
      'exalted',
      'battle-cry',
      'afflict',
      'banding',
      'fear',
      'intimidate',
      'shadow',
      'horsemanship',
      'skulk',
      'landwalk',
      'defender',
      'haste',
      'vigilance',
    ])
      expect(terms, term).toContain(term);
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(250);
  });

  it('tell what was different: deathtouch, lifelink, damage on the stack, in an order', () => {
    const older = FIGHTS.filter(({ until }) => until !== undefined).map(({ term }) => term);
    expect(new Set(older)).toEqual(
      new Set(['deathtouch', 'lifelink', 'damage-on-the-stack', 'damage-assignment-order']),
    );
  });
});
