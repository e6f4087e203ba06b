import { describe, expect, it } from 'vitest';
import { readTerms } from '../../rules-data/tools/load.ts';

const terms = readTerms();

describe('an old word that editions have in force', () => {
  it('says from when on it is one, and what it meant before', () => {
    const wrong = terms
      .filter(({ oldFrom, kind, history }) => {
        if (oldFrom === undefined) return false;
        const ends =
          history.some(({ from }) => from === oldFrom) || (history.at(-1)?.in ?? '') < oldFrom;
        return kind !== 'old-word' || !ends;
      })
      .map(({ id }) => id);
    expect(wrong).toEqual([]);
  });

  it('is not told as an old word before', () => {
    const wrong = terms
      .filter(({ kind, history }) => kind === 'old-word' && history.length > 1)
      .filter(({ oldFrom, history }) =>
        history.some(({ from = '', reminder }) => {
          const isOld = /\bold\b/i.test(reminder);
          return isOld && oldFrom !== undefined && from < oldFrom;
        }),
      )
      .map(({ id }) => id);
    expect(wrong).toEqual([]);
  });
});
