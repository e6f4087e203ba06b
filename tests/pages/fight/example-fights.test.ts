import { beforeAll, describe, expect, it } from 'vitest';
import { englishWord } from '../../../rules-data/tools/english-words.ts';
import { readTerms } from '../../../rules-data/tools/load.ts';
import {
  type ExampleFight,
  fightOf,
  readExamples,
} from '../../../rules-data/tools/load-examples.ts';
import { exampleFights } from '../../../src/pages/fight/example-fights.ts';
import type { Term } from '../../../src/rules/types.ts';
import { setMessageSource } from '../../../src/ui/i18n.ts';

const terms = new Map(readTerms().map((term) => [term.id, term as unknown as Term]));
const FIGHTS = readExamples().filter((one): one is ExampleFight => one.fight !== undefined);

describe('the examples to start a fight from', () => {
  let offered: ReturnType<typeof exampleFights>;
  beforeAll(() => {
    setMessageSource(englishWord);
    offered = exampleFights(terms);
  });

  it('are all fights among the worked examples, each by its own rules', () => {
    expect(offered).toHaveLength(FIGHTS.length);
    for (const fight of FIGHTS) {
      // What the defending player's life does is told by the example alone: the page asks for none.
      const { life: _, ...wanted } = fightOf(fight);
      expect(
        offered.map(({ setup }) => setup),
        fight.lines[0],
      ).toContainEqual({
        ...wanted,
        side: 'attack',
      });
    }
  });

  it('stand by name, older meanings behind today’s and with their date', () => {
    const names = offered.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe('Afflict');
    expect(names.filter((name) => name.startsWith('Deathtouch'))).toEqual([
      'Deathtouch',
      'Deathtouch (2)',
      'Deathtouch before Jul 16, 2010',
      'Deathtouch before Jul 11, 2009',
    ]);
  });
});
