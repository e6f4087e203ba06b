import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OX_PAGE, OX_URL } from '../extension/bramble-ox.ts';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import {
  chooseEdition,
  marksThere,
  popoverGone,
  popoverOpen,
  pressInPopover,
  wordMarked,
} from '../extension/popover-on-page.ts';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { fileOf, futureEdition, threeEditions } from './invented-document.ts';
import { official, openOfficial } from './official-fold.ts';
import { documentsListed, goTo, importFiles } from './own-pages.ts';

const NEW_CARD = OX_PAGE.replace(
  '<p>Bushido 2</p>',
  '<p>Zorble 2</p><p>Oxsong — Frumple target card.</p>',
);

describe.each(BROWSERS)('official text in %s', (name) => {
  let extension: OpenExtension;
  let options: Page;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    options = await goTo(extension, extension.welcome, 'options', '#documents');
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: NEW_CARD });
    await card.goto(OX_URL);
    await marksThere(card, 6);
  });
  afterAll(() => extension?.browser.close());

  async function hover(words: string) {
    await card.bringToFront();
    await moveAway(card);
    await restOn(card, words);
    return popoverOpen(card);
  }
  async function close(): Promise<void> {
    await card.keyboard.press('Escape');
    await popoverGone(card);
  }

  it('is offered where it is not there yet', async () => {
    await hover('Trample');
    const [said] = await openOfficial(card);
    expect(said).toContain('September 25, 2026');
    await pressInPopover(card, 'button', 'Add the official text');
    await close();
    const until = Date.now() + PATIENCE;
    const opened = async () =>
      (
        await Promise.all(
          (await extension.browser.pages()).map((page) => page.title().catch(() => '')),
        )
      ).filter((title) => title === 'Reminder Text: options').length;
    while (Date.now() < until && (await opened()) < 2);
    expect(await opened()).toBe(2);
  });

  it('is imported from files of three encodings; another kind of file is refused in words', async () => {
    await options.bringToFront();
    const pdf = fileOf('rules.pdf', '%PDF-1.7 and more');
    const notes = await importFiles(options, [...threeEditions(), pdf]);
    expect(notes[0]).toBe('Imported 3 editions.');
    expect(notes[1]).toMatch(/^rules\.pdf: This is a PDF file\. Choose the plain text/);
    const rows = await documentsListed(options);
    expect(rows.map((row) => row.split(' | ')[0])).toEqual([
      'September 25, 2026',
      'July 11, 2009',
      'July 23, 2001',
    ]);
    expect(rows[0]).toContain('Not an official file');
  });

  it('is shown letter by letter under the chosen edition, and its references open in place', async () => {
    await hover('Trample');
    await chooseEdition(card, '2009-07-11');
    await popoverOpen(card, ({ citation }) => citation.includes('702.17'));
    expect(await openOfficial(card)).toEqual([
      '702.17. Trample',
      '702.17a Trample is a manner of walking. (See rule 510, “Combat Damage Step.”)',
      '702.17b An ox with trample treads on hens and on what is behind them.',
    ]);
    await pressInPopover(card, '.official button', '510');
    expect(await official(card, ([first]) => first?.startsWith('510.') ?? false)).toEqual([
      '510. Combat Damage Step',
      '510.1. Somebody says who is hurt. See rule 100.1 for who that can be.',
      '510.1c An ox that is blocked hurts its blockers.',
      'Example: Bramble Ox is blocked by two hens, and both are sorry.',
    ]);
    await pressInPopover(card, '.official button', '100.1');
    await official(card, ([first]) => first === '100.1. This is part 1 of an invented book.');
    await pressInPopover(card, '.official button', 'Back to 510');
    await official(card, ([first]) => first === '510. Combat Damage Step');
    await pressInPopover(card, '.official button', 'Back to 702.17');
    await official(card, ([first]) => first === '702.17. Trample');
    await close();
  });

  it('comes with a newer edition, whose new keywords are marked and explained by it at once', async () => {
    await hover('Trample');
    await chooseEdition(card, 'newest');
    await popoverOpen(card, ({ citation }) => citation.includes('702.19'));
    await close();
    await options.bringToFront();
    await importFiles(options, [futureEdition()]);
    expect((await documentsListed(options))[0]).toContain('January 22, 2027');
    await card.bringToFront();
    // The page that was open already is read anew.
    for (const word of ['Zorble', 'Oxsong', 'Frumple']) await wordMarked(card, word);
    await hover('Zorble');
    const zorble = await popoverOpen(card, ({ citation }) => citation.includes('702.196'));
    expect(zorble.title).toBe('Zorble 2');
    expect(zorble.reminder).toContain('an ox wakes N hens');
    expect(zorble.note).toContain('January 22, 2027');
    expect(zorble.citation).toContain('CR 702.196');
    expect((await openOfficial(card))[0]).toBe('702.196. Zorble');
    await close();
    const trample = await hover('Trample');
    expect(trample.citation).toContain('CR 702.20');
    expect(trample.note).toMatch(/January 22, 2027/);
    const editions = await chooseEdition(card, '2026-09-25');
    expect(editions).toContain('2027-01-22');
    await popoverOpen(card, ({ citation, note }) => citation.includes('702.19') && !note);
    await chooseEdition(card, 'newest');
    await close();
  });

  it('goes again, edition by edition', async () => {
    await options.bringToFront();
    const remove = '[aria-label="Remove the edition of January 22, 2027"]';
    await options.$eval(remove, (button) => (button as HTMLElement).click());
    await options.waitForSelector(remove, { hidden: true });
    expect(await documentsListed(options)).toHaveLength(3);
    await card.bringToFront();
    const until = Date.now() + PATIENCE;
    let words = await marksThere(card);
    while (words.includes('Zorble') && Date.now() < until) words = await marksThere(card);
    expect(words).not.toContain('Zorble');
    const { citation } = await hover('Trample');
    expect(citation).toContain('CR 702.19');
    await close();
  });
});
