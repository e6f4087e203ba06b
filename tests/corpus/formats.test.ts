import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { readFormats } from '../../rules-data/tools/load-formats.ts';
import { compileSets, readFirstPrintings } from '../../rules-data/tools/load-sets.ts';
import { firstPrintingIn, firstPrintingKey } from '../../src/rules/first-printing.ts';
import { findSet } from '../../src/rules/set-table.ts';

const SHARED = join(import.meta.dirname, '../../../shared');
const here = existsSync(DOCUMENTS);

/** What the cited rule must speak of, so that a number that stands there for something else is found. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  '300.3': /mana burn/i,
  '310.1': /go on the stack/,
  '310.4': /dealt all at once|dealt at once/,
  '310.4a': /even if the creature dealing damage is no longer in play/,
  '310.4b': /source of the combat damage/,
  '310.4c': /isn’t dealt|isn't dealt/,
  '310.5': /second combat damage step/,
  '217.1e': /removed-from-the-game zone/,
  '407.1': /optional/,
  '407.3': /can’t include these cards/,
};

describe.skipIf(!here)('what formats change', () => {
  const editions = new Map(here ? readEditionTexts().map((text) => [text.date, text]) : []);

  it('stands in the rules that it cites', () => {
    const odd: string[] = [];
    for (const { id, in: date = '', rules = [], more = [] } of readFormats().exceptions.values())
      for (const number of new Set([...rules, ...more.flatMap((one) => one.rules)])) {
        const rule = editions.get(date)?.rules.get(number);
        const text = rule?.paragraphs.map((one) => one.text).join(' ') ?? '';
        if (!rule || !ABOUT[number]?.test(`${rule.title ?? ''} ${text}`))
          odd.push(`${id}: ${number} of ${date}: ${text}`);
      }
    expect(odd).toEqual([]);
  });
});

const FORMATS = join(SHARED, 'FORMATS.md');
/** The codes of FORMATS.md, and what they are here. */
const CODES: Readonly<Record<string, RegExp>> = {
  'MB-P': /^mana-burn-by-phase$/,
  'MB-S': /^mana-burn-by-step$/,
  DS: /^damage-on-the-stack$/,
  WX: /^wishes-from-exile$/,
  ZL: /^zero-life-by-phase$/,
  TB: /^tapped-blockers$/,
  CT: /^(?:chaos-orb|falling-star|ring-of-maruf)$/,
  AN: /^ante$/,
};
/** Its sections that tell of one format each. */
const SECTIONS: Readonly<Record<string, string>> = {
  'Old School 93/94, Swedish': 'old-school-swedish',
  'Eternal Central (EC)': 'old-school-eternal-central',
  Atlantic: 'old-school-atlantic',
  French: 'old-school-french',
  'Channel Fireball / MagicFest': 'old-school-channel-fireball',
  'Middle School': 'middle-school',
};

describe.skipIf(!existsSync(FORMATS))('what each format changes', () => {
  const told = existsSync(FORMATS) ? readFileSync(FORMATS, 'utf8').split(/^## /m) : [];

  it.each(Object.entries(SECTIONS))('of “%s” is what the facts say, and no more', (title, id) => {
    const section = told.find((part) => part.startsWith(`${title}\n`)) ?? '';
    // What was so once, or is inferred, is left out.
    const rows = section
      .split('\n')
      .filter((row) => /^\| [A-Z]{2}/.test(row) && !/earlier/.test(row));
    const codes = rows.map((row) => row.slice(2).match(/^[A-Z]{2}(?:-[A-Z])?/)?.[0] ?? row);
    expect(codes.length).toBeGreaterThan(1);
    const own = readFormats().formats.find((format) => format.id === id)?.exceptions ?? [];
    const names = own.map(({ exception }) => exception);
    for (const code of codes)
      expect(
        names.some((name) => CODES[code]?.test(name)),
        code,
      ).toBe(true);
    for (const name of names)
      expect(
        codes.some((code) => CODES[code]?.test(name)),
        name,
      ).toBe(true);
    // Each card whose text is changed is named there.
    for (const [card, said] of [
      ['chaos-orb', /Chaos Orb/],
      ['falling-star', /Falling Star/],
      ['ring-of-maruf', /Ring of Ma/],
    ] as const)
      expect([card, names.includes(card)]).toEqual([
        card,
        rows.some((row) => row.startsWith('| CT') && said.test(row)),
      ]);
  });
});

/** Sets for which the cards' list has a slip of the year, or the day of a first promotional card alone. */
const SLIPS = ['2x2', 'dbl', 'j22', 'pdrc', '40k', 'pmei', 'purl', 'sld', 'unf', 'prm'];
/** Days between a prerelease and a release, and the list's many slips of one month. */
const NEAR = 70;
const DAY = 86_400_000;

describe.skipIf(!existsSync(join(SHARED, 'cards/oracle.jsonl')))('the table of sets', () => {
  it('tells of each card the set in which it first came out, where the list of cards does', () => {
    const parts = readFirstPrintings();
    const table = compileSets();
    const wrong: string[] = [];
    let told = 0;
    for (const line of readFileSync(join(SHARED, 'cards/oracle.jsonl'), 'utf8').split('\n')) {
      if (!line) continue;
      const { name, first_set } = JSON.parse(line) as { name: string; first_set?: string };
      const code = first_set?.toLowerCase() ?? '';
      const { part, key } = firstPrintingKey(name);
      const found = firstPrintingIn(parts[part] ?? '', key);
      if (found === code) told += 1;
      // A face of another card may have the same name, and none is told where two names have one key.
      else if (found !== undefined && findSet(table, { code }))
        wrong.push(`${name}: ${found}, there ${code}`);
    }
    expect(wrong.filter((one) => !/, there prm$/.test(one))).toEqual([]);
    expect(told).toBeGreaterThan(29_000);
  });

  it('agrees with the days on which the cards of ../shared came out', () => {
    const table = compileSets();
    const days = new Map<string, string>();
    for (const line of readFileSync(join(SHARED, 'cards/oracle.jsonl'), 'utf8').split('\n')) {
      if (!line) continue;
      const { first_set, first_date } = JSON.parse(line) as Record<string, string | undefined>;
      if (first_set && first_date && /^[12]/.test(first_date)) days.set(first_set, first_date);
    }
    const odd: string[] = [];
    let compared = 0;
    for (const [code, day] of days) {
      const set = findSet(table, { code });
      const days = set && Math.abs(Date.parse(set.date) - Date.parse(day)) / DAY;
      if (days === undefined || SLIPS.includes(code.toLowerCase())) continue;
      compared += 1;
      if (days > NEAR) odd.push(`${code}: ${set?.date}, there ${day}`);
    }
    expect(odd).toEqual([]);
    expect(compared).toBeGreaterThan(230);
  });
});
