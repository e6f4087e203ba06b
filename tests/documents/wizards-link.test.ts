import { describe, expect, it } from 'vitest';
import { newestText } from '../../src/documents/wizards-link.ts';

const PAGE = 'https://magic.wizards.com/en/rules';

describe('the newest text on the official rules page', () => {
  it('is found in a link, whose name may have spaces', () => {
    const html =
      '<a href="https://media.wizards.com/2027/downloads/MagicCompRules 20270122.txt">TXT</a><a href="x.pdf">PDF</a>';
    expect(newestText(html, PAGE)).toBe(
      'https://media.wizards.com/2027/downloads/MagicCompRules%2020270122.txt',
    );
  });
  it('is found in the data that a page carries', () => {
    const html = String.raw`<script>{"url":"https:\u002F\u002Fmedia.wizards.com\u002F2027\u002Fdownloads\u002FMagicCompRules%2020270122.txt"}</script>`;
    expect(newestText(html, PAGE)).toContain('MagicCompRules%2020270122.txt');
  });
  it('is the one with the latest date, and always asked for over https', () => {
    const link = (date: string) =>
      `<a href='http://media.wizards.com/d/MagicCompRules%20${date}.txt'>`;
    expect(newestText(link('20260925') + link('20270122') + link('20261113'), PAGE)).toBe(
      'https://media.wizards.com/d/MagicCompRules%2020270122.txt',
    );
  });
  it('is none on another host, and no other text', () => {
    const html =
      '<a href="https://evil.example/MagicCompRules 20270122.txt"><a href="https://wizards.com.evil.example/CompRules.txt"><a href="/robots.txt">';
    expect(newestText(html, PAGE)).toBeUndefined();
  });
});
