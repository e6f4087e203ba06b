import { afterEach, describe, expect, it } from 'vitest';
import { counted } from '../../src/ui/counted.ts';
import { setMessageSource } from '../../src/ui/i18n.ts';
import { inRow, listed } from '../../src/ui/lists.ts';
import { messageWithElements } from '../../src/ui/message-with-elements.ts';

/** Speaks by a few messages in which {1}, {2} stand for what is put in. */
function speak(messages: Readonly<Record<string, string>>): void {
  setMessageSource((key, ...given) =>
    (messages[key] ?? '').replace(/\{(\d)\}/g, (_, n: string) => given[Number(n) - 1] ?? ''),
  );
}

afterEach(() => setMessageSource((key) => key));

describe('a language that is only a file', () => {
  it('has its own forms for numbers, and one for those it has no own for', () => {
    speak({
      language: 'pl',
      fightAhead_attack_one: '{1} punkt dla {2}',
      fightAhead_attack_few: '{1} punkty dla {2}',
      fightAhead_attack_other: '{1} punktów dla {2}',
    });
    expect([1, 3, 5, 22, 12345].map((n) => counted('fightAhead_attack', n, 'Byka'))).toEqual([
      '1 punkt dla Byka',
      '3 punkty dla Byka',
      '5 punktów dla Byka',
      '22 punkty dla Byka',
      '12 345 punktów dla Byka'.replace(' ', '\u00a0'),
    ]);
  });

  it('has its own lists', () => {
    speak({ language: 'de' });
    expect(listed(['Ochse', 'Eber', 'Hund'])).toBe('Ochse, Eber und Hund');
    speak({ language: 'ja' });
    expect(listed(['牛', '猪'])).toBe('牛、猪');
    speak({ language: 'en-001' });
    expect(listed(['Ox', 'Boar', 'Hound'])).toBe('Ox, Boar and Hound');
    expect(inRow(['Ox', 'Boar', 'Hound'])).toBe('Ox, Boar, Hound');
    expect([listed([]), listed(['Ox'])]).toEqual(['', 'Ox']);
  });

  it('has elements in a sentence where it wants them', () => {
    speak({ matrixAgainst: '{2} ({1} kara)', matrixRulesOf: 'nur {1}' });
    expect(messageWithElements('matrixAgainst', 'A', 'B')).toEqual(['', 'B', ' (', 'A', ' kara)']);
    expect(messageWithElements('matrixRulesOf', 'A')).toEqual(['nur ', 'A', '']);
  });
});
