/** Addresses in a page's links and in its data (JSON writes "/" as "\/" or "\u002F"). */
const IN_LINKS = /href\s*=\s*(["'])([^"'<>]*?\.txt)\1/gi;
const IN_DATA = /"((?:https?:)?(?:\\?\/|\\u002F){2}[^"<>]*?\.txt)"/gi;

/**
 * The address of the newest text of the Comprehensive Rules that the official rules page links to; undefined
 * where it links to none. Only addresses of wizards.com count. "Newest" goes by the date in the file's name, as
 * far as it has one; the date that counts is read from the text afterwards.
 */
export function newestText(html: string, page: string): string | undefined {
  const found = [
    ...[...html.matchAll(IN_LINKS)].map(([, , address = '']) => address),
    ...[...html.matchAll(IN_DATA)].map(([, address = '']) => address),
  ].flatMap((address) => officialAddress(address, page) ?? []);
  return found.sort((a, b) => dateIn(b).localeCompare(dateIn(a)))[0];
}

function officialAddress(written: string, page: string): string | undefined {
  const plain = written
    .replace(/\\u002F/gi, '/')
    .replaceAll('\\/', '/')
    .replaceAll('&amp;', '&');
  const url = URL.parse(plain, page);
  if (!url || !/(?:^|\.)wizards\.com$/.test(url.hostname)) return undefined;
  if (!/comp[a-z]*[\s_-]*rules/i.test(decode(url.pathname))) return undefined;
  url.protocol = 'https:';
  return url.href;
}

function dateIn(address: string): string {
  const name = decode(address).split('/').at(-1) ?? '';
  return /(?:19|20)\d{6}/.exec(name)?.[0] ?? '';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
