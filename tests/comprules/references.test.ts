import { describe, expect, it } from 'vitest';
import { referencesIn } from '../../src/comprules/references.ts';

const told = (text: string) =>
  referencesIn(text).map(({ start, end, number, to, kind }) => {
    const printed = text.slice(start, end);
    return `${kind} ${number}${to ? ` to ${to}` : ''} at ${printed}`;
  });

describe('references in a rule', () => {
  it.each([
    ['see rule 510', ['rule 510 at 510']],
    ['(See rule 702.19b.)', ['rule 702.19b at 702.19b']],
    ['rules 702.19b-c hold', ['rule 702.19b to 702.19c at 702.19b-c']],
    ['rules 601.2f–h', ['rule 601.2f to 601.2h at 601.2f–h']],
    ['rules 410.6-7', ['rule 410.6 to 410.7 at 410.6-7']],
    ['rules 409.1a–409.1f', ['rule 409.1a to 409.1f at 409.1a–409.1f']],
    ['rules 212-215', ['rule 212 to 215 at 212-215']],
    ['section 4, “Plants,” and rule 112.', ['section 4 at 4', 'rule 112 at 112']],
    ['sections 6 and 7', ['section 6 at 6', 'section 7 at 7']],
    ['rules 601.2b and 601.2f–h', ['rule 601.2b at 601.2b', 'rule 601.2f to 601.2h at 601.2f–h']],
    [
      'rules 702.9, “A 300 B,” 702.52, “C,” and 702.85, “D.”',
      ['rule 702.9 at 702.9', 'rule 702.52 at 702.52', 'rule 702.85 at 702.85'],
    ],
    ['rules 112, “A,” 602, “B.”', ['rule 112 at 112', 'rule 602 at 602']],
    ['the steps in 601.2a–h', ['rule 601.2a to 601.2h at 601.2a–h']],
    ['rule 704.5aa', ['rule 704.5aa at 704.5aa']],
    ['Rule 119.1d.', ['rule 119.1d at 119.1d']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each([
    'a 300 foot garden',
    'section of a rule',
    'rule of 3',
    '{2}{G}',
    '20.100 beds',
    'a 702 plant',
  ])('none in: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
