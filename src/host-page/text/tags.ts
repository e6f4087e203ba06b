/** How a tag takes part in text, by HTML's own default rendering; `undefined` is inline. */
export type Part = 'block' | 'break' | 'image' | 'skip';

const PARTS = new Map<string, Part>();
const put = (part: Part, names: string) => {
  for (const name of names.split(' ')) PARTS.set(name, part);
};

put(
  'block',
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main ' +
    'menu nav ol optgroup p pre search section summary table tbody td tfoot th thead tr ul',
);
put('break', 'br');
put('image', 'img svg');
put(
  'skip',
  'script style noscript template textarea input select option datalist button code kbd samp var canvas ' +
    'audio video iframe frame object embed math head title meter progress map rp rt',
);

/** A local name's part in text. */
export function partOf(localName: string): Part | undefined {
  return PARTS.get(localName);
}

/** Cards are printed in these languages; sites have codes of their own for the two Chinese ones. */
const PRINTED = 'en de fr es it pt ja ko ru zh zhs zht'.split(' ');

/** Nothing inside these is ever read, whatever it says: editors, code, navigation, languages of no cards. */
export const NEVER_READ = [
  'script,style,noscript,template,textarea,select,code,kbd,samp,math',
  '[contenteditable]:not([contenteditable="false" i]),[role="textbox" i],.CodeMirror,.monaco-editor',
  'nav,footer,menu,[role="navigation" i],[role="menu" i],[role="menubar" i],[role="tablist" i]',
  '[role="toolbar" i],[role="banner" i],[role="contentinfo" i],[role="search" i]',
  `[lang]:not(html,[lang=""],${PRINTED.map((tag) => `[lang|=${tag} i]`)})`,
].join(',');

/** Read only where the text itself is rules text: names and labels stand here. */
export const NAMES_STAND_HERE =
  'a[href],button,[role="button" i],h1,h2,h3,h4,h5,h6,label,legend,summary,th';
