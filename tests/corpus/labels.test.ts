import { describe, expect, it } from 'vitest';
import {
  hasLabels,
  labelsOn,
  labelsOnCards,
  mistakenLabels,
} from '../../rules-data/tools/labels.ts';
import { readLabels } from '../../rules-data/tools/load.ts';
import { type Face, rows, subject } from './detect-corpus.ts';

describe.skipIf(!hasLabels)('names before a dash, on ../shared/cards', () => {
  const { detector, index, term } = subject();

  it('are listed where grammar alone takes them for terms', () => {
    const names = labelsOnCards(detector, index);
    expect(names.length).toBeGreaterThan(600);
    expect(readLabels(), 'run npx tsx rules-data/tools/derive-labels.ts').toEqual(
      mistakenLabels(names, index),
    );
  });

  it('are no terms on any face', () => {
    const wrong = rows<Face>('oracle.jsonl').flatMap(({ name, oracle_text }) => {
      const text = oracle_text ?? '';
      const labels = labelsOn(text, name, detector, (id) => term(id).kind);
      if (labels.length === 0) return [];
      const matches = detector.find(text, { place: 'rules', cardName: name });
      return labels.flatMap((label) =>
        matches
          .filter(({ start, end }) => start < label.start + label.name.length && end > label.start)
          .map((match) => `${name}: ${label.name}: ${match.term}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are no ability words: those are found wherever they stand before a dash', () => {
    const words = new Set(
      index.terms.filter(({ kind }) => kind === 'ability-word').map(({ name }) => name),
    );
    expect(labelsOnCards(detector, index).filter((name) => words.has(name))).toEqual([]);
  });
});
