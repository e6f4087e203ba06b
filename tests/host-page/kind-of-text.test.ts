import { describe, expect, it } from 'vitest';
import { kindOfText } from '../../src/host-page/text/kind-of-text.ts';

const alone = (text: string) => kindOfText(text, () => false);
const besideRules = (text: string) => kindOfText(text, () => true);

describe('a text on an unknown page', () => {
  it.each(['It has haste.', 'The token has flying.', 'They both have reach.', 'It is a 2/2.'])(
    'takes a short sentence as prose: %s',
    (text) => {
      expect(alone(text)).toBe('prose');
    },
  );

  it.each(['The Hens', 'It has', 'Has haste', 'The market was', 'Contact us.'])(
    'takes no label for a short sentence: %s',
    (text) => {
      expect(alone(text)).toBe('none');
    },
  );

  it.each([
    'When this creature enters, scry 2.',
    '{T}: Add {G}.',
    'Cycling {2}',
    'Destroy target creature. It can’t be regenerated.',
    'Other creatures you control get +1/+1 and have trample.',
    'Flying\nWhenever Bramble Ox attacks, it deals 2 damage to each opponent.',
  ])('is rules text by its own words: %s', (text) => {
    expect(alone(text)).toBe('rules');
  });

  it.each(['Flying', 'Flying, vigilance', 'First strike, haste', 'Crew 2', 'Bushido 1'])(
    'is a line of keywords only beside rules text: %s',
    (text) => {
      expect(besideRules(text)).toBe('rules');
      // Several may be keywords to the last, which only the terms in them tell.
      expect(alone(text)).toBe(text.includes(',') ? 'list' : 'none');
    },
  );

  it.each([
    'We tried the new deck on a Friday night, and the flying creatures did the work.',
    'The most important thing about trample is that you choose how the damage is dealt out among blockers',
  ])('is prose when it is a sentence: %s', (text) => {
    expect(alone(text)).toBe('prose');
  });

  it.each([
    'Add to cart',
    'Bramble Ox',
    'Lantern Heron of the Hollow Coast and Its Many Faithful Friends',
    'Visa, Mastercard, Discover',
    'Sort by: Price',
    '',
  ])('is nothing to read when it is a label or a name: %s', (text) => {
    expect(alone(text)).toBe('none');
  });
});
