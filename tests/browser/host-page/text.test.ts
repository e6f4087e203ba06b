import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { openPage, paintedWords, plainBrowser } from './open-page.ts';

const RULES = 'When this creature enters, you gain 3 life.';
/** A card on a page of no known site; the second line makes it rules text. */
const card = (line: string, style = '') =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="text">${line}<p>${RULES}</p></div>`;

const CASES: readonly (readonly [
  what: string,
  html: string,
  painted: readonly string[],
  text: string,
])[] = [
  [
    'a word split over elements',
    card('<p>This creature has fly<b>i</b>ng.</p>'),
    ['fly', 'i', 'ng'],
    'This creature has flying.',
  ],
  [
    'a term of two words in two elements',
    card('<p><i>First</i> <b>strike</b></p>'),
    ['First', 'strike'],
    'First strike',
  ],
  ['a soft hyphen', card('<p>Tram&shy;ple</p>'), ['Tram\u00adple'], 'Trample'],
  [
    'a zero-width space and wbr',
    card('<p>Vigi\u200blan<wbr>ce</p>'),
    ['Vigi\u200blan', 'ce'],
    'Vigilance',
  ],
  [
    'ligatures',
    card('<p>Haste, ﬂying, ﬁrst strike</p>'),
    ['Haste', 'ﬁrst strike', 'ﬂying'],
    'Haste, ﬂying, ﬁrst strike',
  ],
  ['an odd space', card('<p>First\u00a0strike</p>'), ['First\u00a0strike'], 'First strike'],
  [
    'source line breaks',
    card('<p>\n  First\n    strike\n</p>'),
    ['First\n    strike'],
    'First strike',
  ],
  [
    'laid-out line breaks',
    card('<p style="white-space: pre-line">Flying\nTrample</p>'),
    ['Flying', 'Trample'],
    'Flying\nTrample',
  ],
  [
    'a part that its page keeps us off',
    card('<p>Flying, <span data-reminder-text="off">haste, </span>trample</p>'),
    ['Flying', 'trample'],
    'Flying, trample',
  ],
  ['br', card('<p>Flying<br>Trample</p>'), ['Flying', 'Trample'], 'Flying\nTrample'],
  [
    'spans that are lines',
    card('<p><span class="l">Flying</span><span class="l">Trample</span></p>', '.l{display:block}'),
    ['Flying', 'Trample'],
    'Flying\nTrample',
  ],
  [
    'flex items without space between',
    card(
      '<p><span class="f"><span>Flying</span></span><span class="f">Trample</span></p>',
      '.f{display:inline-flex}.f+.f{display:flex}',
    ),
    ['Flying', 'Trample'],
    'Flying\nTrample',
  ],
  [
    'hidden text inside',
    card('<p>Ward <span class="h">three</span>{2}</p>', '.h{display:none}'),
    ['Ward'],
    'Ward {2}',
  ],
  [
    'a hidden part of a word',
    card('<p>Fly<span hidden>zzz</span>ing</p>'),
    ['Fly', 'ing'],
    'Flying',
  ],
  [
    'text for screen readers',
    card(
      '<p>Kicker <i class="ms ms-2"><span class="sr">two generic</span></i></p>',
      '.sr{position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)}',
    ),
    ['Kicker'],
    'Kicker {2}',
  ],
  [
    'image symbols',
    card('<p>Cycling <img alt="2"><img alt="White or Blue"></p>'),
    ['Cycling'],
    'Cycling {2}{W/U}',
  ],
  [
    'an image beside a symbol that says nothing known',
    card('<p>Cycling <img alt="two of something"><img alt="one blue mana"></p>'),
    ['Cycling'],
    'Cycling \ufffc{U}',
  ],
  [
    'signs with text',
    card('<p>Ward <abbr class="card-symbol">{2}</abbr></p>'),
    ['Ward'],
    'Ward {2}',
  ],
  [
    'svg symbols',
    card(
      '<p>Flashback <svg aria-label="3" width="9" height="9"></svg><svg width="9" height="9"><title>red</title></svg></p>',
    ),
    ['Flashback'],
    'Flashback {3}{R}',
  ],
  [
    'script, style, code and fields inside',
    card(
      '<p>Trample<script>"flying"</script><style>.flying{}</style><code>haste</code><input value="haste"><textarea>haste</textarea></p>',
    ),
    ['Trample'],
    'Trample',
  ],
];

/** What is not marked, for it is not read, or cannot be seen. */
const UNREAD: readonly (readonly [what: string, html: string])[] = [
  [
    'an editor',
    card(
      '<div contenteditable="true"><p>Flying</p><p>When this creature enters, scry 2.</p></div>',
    ),
  ],
  [
    'a field made by script',
    card('<div role="textbox"><p>When this creature enters, scry 2.</p></div>'),
  ],
  ['a menu', '<nav><p>When this creature enters, scry 2.</p></nav>'],
  ['a title', '<h1>Flying</h1><h2>First strike, haste</h2>'],
  ['another language', card('<p lang="sv">Flying. When this creature enters, scry 2.</p>')],
  [
    'what is laid out nowhere',
    card('<p style="display:none">When this creature enters, scry 2.</p>'),
  ],
  [
    'what is transparent',
    card('<div style="opacity:0"><p>When this creature enters, scry 2.</p></div>'),
  ],
  [
    'what is invisible',
    card('<p style="visibility:hidden">When this creature enters, scry 2.</p>'),
  ],
  ['a template', card('<template><p>When this creature enters, scry 2.</p></template>')],
];

describe.each(BROWSERS)('the text of a block in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  it.each(CASES)('is read and marked over %s', async (_, html, painted, text) => {
    const { page } = await openPage(browser, html);
    expect(await paintedWords(page)).toEqual([...painted].sort());
    expect(await page.evaluate(() => probe.marks()[0]?.text)).toBe(text);
    await page.close();
  });

  it.each(UNREAD)('is not read in %s', async (_, html) => {
    const { page } = await openPage(browser, html);
    expect(await paintedWords(page)).toEqual([]);
    expect(await page.evaluate(() => probe.marks())).toEqual([]);
    await page.close();
  });

  it('gives the parameters of what the symbols say', async () => {
    const { page } = await openPage(
      browser,
      card(
        '<p>Kicker <img alt="1"><i class="ms ms-g ms-cost"></i></p><p>Ward—Pay 3&nbsp;life.</p>',
      ),
    );
    expect(await page.evaluate(() => probe.marks().map(({ params }) => params))).toMatchObject([
      { cost: '{1}{G}' },
      { cost: 'Pay 3 life' },
    ]);
    await page.close();
  });

  it('gives a mention the parameter that another text of the same face has, where it is the only one', async () => {
    const face = (...lines: string[]) =>
      `<article><h3>Bramble Ox</h3><div>${lines.map((line) => `<p>${line}</p>`).join('')}</div></article>`;
    const MENTION = 'When this creature enters, if its kicker cost was paid, you gain 3 life.';
    const tails = async (html: string) => {
      const { page } = await openPage(browser, html);
      const found = await page.evaluate(() =>
        probe.marks().flatMap(({ term, params }) => (term === 'kicker' ? [params.tail ?? ''] : [])),
      );
      await page.close();
      return found;
    };
    expect(await tails(face('Kicker {2}{W}', MENTION))).toEqual([' {2}{W}', ' {2}{W}']);
    expect(await tails(face(MENTION, 'Kicker—Pay 3 life.'))).toEqual([
      '—Pay 3 life',
      '—Pay 3 life',
    ]);
    expect(await tails(face('Kicker {2}{W}', 'Kicker {R}', MENTION))).toEqual([
      ' {2}{W}',
      ' {R}',
      '',
    ]);
    expect(await tails(face('Kicker {2}{W}') + face(MENTION))).toEqual([' {2}{W}', '']);
    // The other face of a card has a name of its own, in the same box.
    const faces = `<div><h3>Bramble Ox</h3><p>Kicker {2}{W}</p><h3>Dusk Heron</h3><p>${MENTION}</p></div>`;
    expect(await tails(faces)).toEqual([' {2}{W}', '']);
  });

  it('finds symbols in images, signs with text of their own and fonts, and paints none of plain mana', async () => {
    const { page } = await openPage(
      browser,
      card(
        '<p><img alt="Tap"><img alt="{S}"><img alt="Snow">: Add <abbr class="card-symbol" style="text-indent:-999px;overflow:hidden;display:inline-block;width:15px">{C}</abbr><img alt="Green"> or <i class="ms ms-e"></i>.</p>',
      ),
      { probe: { concepts: true } },
    );
    const found = await page.evaluate(() =>
      probe.marks().map(({ words, lines }) => [words, lines] as const),
    );
    expect(found.slice(0, 4)).toEqual([
      ['{T}', 1],
      ['{S}{S}', 1],
      ['{C}', 1],
      ['{E}', 1],
    ]);
    await page.close();
  });

  it('leaves the words of the card’s own name alone', async () => {
    const { page } = await openPage(
      browser,
      `<article><h3>Storm of Trample {2}{R}</h3>${card('<p>Storm of Trample has trample as long as this creature is tapped.</p>')}</article>`,
    );
    expect(await paintedWords(page)).toEqual(['tapped', 'trample']);
    await page.close();
  });

  it('marks prose only where the user wants it, and a term once where told so', async () => {
    const prose =
      '<p>A creature with double strike hits twice, and double strike is what I like most in this game.</p>';
    const { page } = await openPage(browser, prose);
    expect(await paintedWords(page)).toEqual(['double strike', 'double strike']);
    await page.evaluate(() => probe.choose({ firstOnly: true }));
    expect(await paintedWords(page)).toEqual(['double strike']);
    await page.evaluate(() => probe.choose({ prose: false }));
    expect(await paintedWords(page)).toEqual([]);
    await page.evaluate(() => probe.choose({ off: ['double-strike'] }));
    expect(await paintedWords(page)).toEqual([]);
    await page.evaluate(() => probe.choose({}));
    expect(await paintedWords(page)).toEqual(['double strike', 'double strike']);
    await page.close();
  });
});
