import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const HOST_PAGE = join(import.meta.dirname, '../../src/host-page');

/** What a form's fields, or named elements of a document, can shadow, as far as anybody could want it. */
const SHADOWED =
  'attributes|body|childElementCount|childNodes|children|checkVisibility|classList|className|closest|' +
  'compareDocumentPosition|contains|createElement|createRange|createTreeWalker|defaultView|designMode|' +
  'documentElement|elementFromPoint|elementsFromPoint|evaluate|firstChild|firstElementChild|getAttribute|' +
  'getBoundingClientRect|getElementsByTagName|getRootNode|hasAttribute|hasChildNodes|head|innerText|' +
  'isConnected|isContentEditable|lang|lastChild|lastElementChild|localName|matches|nextElementSibling|nextSibling|' +
  'nodeName|nodeType|ownerDocument|parentElement|parentNode|previousElementSibling|previousSibling|querySelector|' +
  'querySelectorAll|scrollIntoView|shadowRoot|tagName|textContent';

/** What has such names and is no node: a range, a media query, what takes the parts of a page. */
const OURS = /(?:\brange|#forced|\bout)\?*\.\w+/g;

const DIRECT = new RegExp(
  `(?<!\\.)\\.(?:${SHADOWED})\\b(?!:)|\\{[^{}=>]*\\b(?:${SHADOWED})\\b[^{}]*\\}(?: =|: (?:Element|Node|BlockRoot|Text|Document)\\b)`,
  'g',
);

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** The code of a file without comments. */
const codeOf = (path: string) =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

describe('the page layer', () => {
  it('reads nodes by the helper that a form cannot shadow', () => {
    const direct = files(HOST_PAGE)
      .filter((path) => relative(HOST_PAGE, path) !== 'dom.ts')
      .flatMap((path) =>
        [...codeOf(path).replace(OURS, '').matchAll(DIRECT)].map(
          ([use]) => `${relative(HOST_PAGE, path)}: ${use}`,
        ),
      );
    expect(direct).toEqual([]);
  });

  it.each([
    'form.children',
    'node?.parentNode',
    '(target as Element).localName',
    'const { shadowRoot } = element;',
    'document.body',
    'tree.contains(root)',
  ])('would be caught at %s', (code) => {
    expect(code.match(DIRECT)).not.toBeNull();
  });
});
