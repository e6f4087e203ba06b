import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';

const detector = createDetector(compileIndex());
const words = (text: string) =>
  detector.find(text, { place: 'rules' }).map(({ start, end }) => text.slice(start, end));

describe('a label before a dash', () => {
  it.each([
    'Fight Crime — You gain 1 life.',
    '• Search the Room — You gain 1 life.',
    'Create Undead — You gain 1 life.',
    'Destroy the Relic — You gain 1 life.',
    'Exile Cannon — You gain 1 life.',
    'Play Arcanum -- You gain 1 life.',
    'Double Overdrive — You gain 1 life.',
    'Treasure Hunter — You gain 1 life.',
    'Siege Battle — You gain 1 life.',
    'Teamwork — You gain 1 life.',
    'Summon — You gain 1 life.',
    'A Fight to Remember — You gain 1 life.',
  ])('names what follows: %s', (text) => {
    expect(words(text)).toEqual([]);
  });

  it.each([
    'Fight Crime',
    'Fight Crime\nYou gain 1 life.',
    'FIGHT CRIME — You gain 1 life.',
    'Search the Room: You gain 1 life.',
    '• Treasure Hunter-You gain 1 life.',
    'You gain 1 life. Create Undead — You gain 1 life.',
    '- Exile Cannon - You gain 1 life.',
    'Choose one — • Search the Room: Draw. • Siege Monster: Draw.',
    'No One Dies!',
  ])('is known by its name however it is written: %s', (text) => {
    expect(words(text)).toEqual([]);
  });

  it.each([
    ['Search the Rooms of your opponents.', 'Search'],
    ['Fight crimes of the past.', 'Fight'],
    ['Exile Cannon until end of turn.', 'Exile'],
    ['You may create Undead.', 'create'],
  ])('is another thing where its sentence goes on: %s', (text, word) => {
    expect(words(text)).toContain(word);
  });

  it.each([
    ['Landfall — You gain 1 life.', 'Landfall'],
    ['Exhaust — {1}: You gain 1 life.', 'Exhaust'],
    ['Max speed — You gain 1 life.', 'Max speed'],
    ['Ward — Pay 3 life.', 'Ward'],
    ['Modular—Sunburst', 'Modular'],
    ['Splice onto Arcane—Pay 1 life.', 'Splice'],
    ['When this creature dies, choose one —', 'dies'],
  ])('is the term itself: %s', (text, word) => {
    expect(words(text)).toContain(word);
  });
});
