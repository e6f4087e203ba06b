import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SITE_MATCHES } from '../../src/host-page/sites/matches.ts';
import { coversPath, SITES, siteOf } from '../../src/host-page/sites/site.ts';

const Selectors = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty());
const isRegExp = (pattern: string) => {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
};
const Words = v.pipe(v.string(), v.nonEmpty());
const Pattern = v.pipe(Words, v.check(isRegExp, 'no regular expression'));
const CardPlaces = v.pipe(
  v.array(
    v.strictObject({
      at: Words,
      by: v.optional(Words),
      of: v.optional(v.pipe(v.array(v.string()), v.nonEmpty())),
      pattern: v.optional(v.pipe(Pattern, v.regex(/\?<(?:name|slug)>/))),
      id: v.optional(v.pipe(Pattern, v.regex(/\?<id>/))),
      path: v.optional(Pattern),
      shows: v.optional(Words),
    }),
  ),
  v.nonEmpty(),
);
const SiteSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  hosts: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))),
    v.nonEmpty(),
  ),
  optional: v.optional(v.literal(true)),
  paths: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/.*\/$/)))),
  rules: v.optional(Selectors),
  prose: v.optional(Selectors),
  card: v.optional(Selectors),
  title: v.optional(Selectors),
  lines: v.optional(Selectors),
  skip: v.optional(Selectors),
  known: v.optional(Selectors),
  printing: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          at: v.optional(v.pipe(v.string(), v.nonEmpty())),
          of: v.optional(v.pipe(v.string(), v.nonEmpty())),
          // A pattern that finds nothing of a printing is of no use.
          pattern: v.pipe(v.string(), v.regex(/\?<(?:code|name|number)>/)),
        }),
      ),
      v.nonEmpty(),
    ),
  ),
  pictures: v.optional(CardPlaces),
  names: v.optional(CardPlaces),
  app: v.optional(v.boolean()),
});

describe('the sites', () => {
  it.each(SITES.map((site) => [site.id, site] as const))('%s is well formed', (_, site) => {
    const result = v.safeParse(SiteSchema, site);
    expect(
      result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ).toBeUndefined();
    // A name is looked for inside a card, so one without the other does nothing.
    expect(site.title === undefined).toBe(site.card === undefined);
  });

  it('have each id and host once', () => {
    const ids = SITES.map(({ id }) => id);
    const hosts = SITES.flatMap((site) => site.hosts);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it.each([
    ['https://scryfall.com/card/abc/1/bramble-ox', 'scryfall'],
    ['https://gatherer.wizards.com/Pages/Card/Details.aspx?multiverseid=1', 'gatherer'],
    ['https://magic.wizards.com/en/news', 'magic'],
    ['https://www.mtggoldfish.com/deck/1', 'mtggoldfish'],
    ['https://old.reddit.com/r/magicTCG/comments/1', 'reddit'],
    ['https://mtg.fandom.com/wiki/Flying', 'mtg-wiki'],
    ['https://blogs.magicjudges.org/rules/', 'magic-judges'],
    ['https://notscryfall.com/', undefined],
    ['https://www.wizards.com/', undefined],
  ])('know whose page %s is', (address, id) => {
    expect(siteOf(new URL(address))?.id).toBe(id);
  });

  it('leave the rest of a site alone where only parts are listed', () => {
    const reddit = siteOf(new URL('https://www.reddit.com/'));
    if (!reddit) throw new Error('reddit is not listed');
    expect(coversPath(reddit, new URL('https://www.reddit.com/r/EDH/comments/1'))).toBe(true);
    expect(coversPath(reddit, new URL('https://www.reddit.com/r/aww/'))).toBe(false);
  });

  it('become match patterns that both browsers take', () => {
    expect(SITE_MATCHES).toContain('*://*.scryfall.com/*');
    expect(SITE_MATCHES).toContain('*://*.reddit.com/r/magicTCG/*');
    for (const pattern of SITE_MATCHES) expect(pattern).toMatch(/^\*:\/\/\*\.[a-z0-9.-]+\/.*\*$/);
  });
});
