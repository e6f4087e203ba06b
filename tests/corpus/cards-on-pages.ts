import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { cardNames, nameKey } from '../../src/cards/names.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared');

/** Where the saved pages have pictures of cards, found by hand; no other picture may be named. */
const PICTURES = [
  'img.card[title]',
  "img.card-image:not([id^='previewCardModal'])",
  'img.ae-card-hover-img',
  "img[src*='cards.scryfall.io']",
  "img[src*='type=card']",
  'img.img-card',
  "[class*='thumbnail'] > img",
  "img[src*='/scans/']",
  "img.first-image[alt='Tarmogoyf']",
].join(',');
/** And where names of cards in lists. */
const NAMES = [
  'a[data-card-name]',
  'tr[data-card-name] .card_name a',
  '.deck_line span',
  '.cardTitle a',
  "h3 a[href^='/cards/']",
  'a.card .name',
].join(',');

/** Pictures whose name stands nowhere on the page in English: printings of other languages. */
const FOREIGN = /akromaangelofwrath_de|angeduvold|birdsofparadise_/;
/** Of a shop, with cards of other games: none of their pictures may be named. */
const OTHER_GAMES = /^cardmarket-/;
/** In no list of ours: a Vanguard card, and half of a joke that is printed on two cards. */
const UNLISTED = /Avatar$|^B\.F\.M\./;

export interface CardCount {
  readonly pictures: number;
  readonly named: number;
  readonly names: number;
  readonly listed: number;
  /** Named though it is no picture of a card. */
  readonly wrong: readonly string[];
  /** A picture of a card without its name. */
  readonly missed: readonly string[];
}

let known: ReadonlySet<string> | undefined;

/** The names of all faces; by it alone it is told here what is a card. */
function knownNames(): ReadonlySet<string> {
  if (known) return known;
  const lines = readFileSync(`${SHARED}/cards/oracle.jsonl`, 'utf8').split('\n').filter(Boolean);
  const keys = lines.map((line) => nameKey((JSON.parse(line) as { name: string }).name));
  known = new Set(keys.filter(Boolean));
  return known;
}

/** Whether one of the names, as the page has them, is a card's, or one of several that are given together. */
function isCard(names: readonly string[]): boolean {
  return names
    .flatMap(cardNames)
    .some((name) => name.split('/').some((face) => knownNames().has(face)));
}

/** Counts the cards of a saved page that are named, and names those that are not. */
export async function countCards(page: Page, file: string): Promise<CardCount> {
  const seen = await page.evaluate(
    (pictures, names) => {
      const told = (selector: string, truth: string) => {
        const all = [...document.querySelectorAll(selector)];
        return {
          all: all.filter((one) => one.matches(truth)).length,
          told: probe.cardsAmong(selector).map(({ nth, names: called }) => ({
            called,
            isMeant: all[nth]?.matches(truth) === true,
            what: all[nth]?.outerHTML.slice(0, 160) ?? '',
          })),
        };
      };
      return { pictures: told('img', pictures), names: told(names, names) };
    },
    OTHER_GAMES.test(file) ? ':not(*)' : PICTURES,
    NAMES,
  );
  const { pictures, names } = seen;
  const nameless = pictures.told.filter(({ isMeant, called }) => isMeant && !isCard(called));
  const excused = nameless.filter(
    ({ called }) => FOREIGN.test(file) || called.some((name) => UNLISTED.test(name)),
  );
  return {
    pictures: pictures.all - excused.length,
    named: pictures.told.filter(({ isMeant, called }) => isMeant && isCard(called)).length,
    names: names.all,
    listed: names.told.filter(({ called }) => isCard(called)).length,
    wrong: pictures.told
      .filter(({ isMeant, called }) => !isMeant && isCard(called))
      .map(({ what }) => what),
    missed: nameless.filter((one) => !excused.includes(one)).map(({ what }) => what),
  };
}

/** A page of which a script's text was saved, as the script writes it. */
export function asWritten(html: string): string {
  return html.includes('class=\\"') ? html.replace(/\\n/g, '\n').replace(/\\(["'/])/g, '$1') : html;
}
