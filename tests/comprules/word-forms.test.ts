import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../src/comprules/search/snippet.ts';
import { stemOf } from '../../src/comprules/search/word-forms.ts';

describe('forms of a word', () => {
  it.each([
    'deal deals dealt dealing',
    'sacrifice sacrifices sacrificed sacrificing',
    'tap taps tapped tapping',
    'control controls controlled controlling',
    'die dies died dying',
    'copy copies copied copying',
    'ability abilities',
    'layer layers',
    'choose chooses chose chosen choosing',
    'pass passes passed passing',
    'draw draws drew drawn drawing',
    'exile exiles exiled exiling',
  ])('%s are one', (forms) => {
    expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each([
    ['card', 'cast'],
    ['land', 'loss'],
    ['player', 'play'],
    ['turn', 'tap'],
  ])('%s and %s are two', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('marks whole words in any of their forms, and no parts', () => {
    const marked = (text: string, query: string) =>
      snippetOf(text, query)
        .filter(({ hit }) => hit)
        .map(({ text: word }) => word);
    expect(marked('Damage dealt to an ox deals nothing to idealists.', 'deal')).toEqual([
      'dealt',
      'deals',
    ]);
    expect(marked('The ox oxidizes.', 'ox')).toEqual(['ox', 'oxidizes']);
    expect(marked('The oxidized ox ran.', 'ox ran')).toEqual(['ox', 'ran']);
  });
});
