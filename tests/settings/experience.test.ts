import { expect, it } from 'vitest';
import { experienceOf, hiddenFor } from '../../src/settings/experience.ts';

it('is told by what is hidden, whatever the order, and is neither’s where the user chose', () => {
  expect(experienceOf(hiddenFor('newcomer'))).toBe('newcomer');
  expect(experienceOf([...hiddenFor('player')].reverse())).toBe('player');
  expect(experienceOf([...hiddenFor('player'), 'token'])).toBeUndefined();
  expect(experienceOf(['concept'])).toBeUndefined();
});

it('a player sees keywords, and a newcomer everything', () => {
  expect(hiddenFor('newcomer')).toEqual([]);
  expect(hiddenFor('player')).toContain('basic-action');
  expect(hiddenFor('player')).not.toContain('ability');
  expect(hiddenFor('player')).not.toContain('action');
});
