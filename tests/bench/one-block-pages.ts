// Pages of one enormous block each, with invented text.

/** What a line of such a text says; the number makes each another. */
function line(n: number): string {
  const { length } = LINES;
  return `${100 + (n % 800)}.${(n % 9) + 1}. ${LINES[n % length]} ${LINES[(n * 7 + 3) % length]}`;
}

const LINES = [
  'Bramble Ox has trample, and each other Ox you control has vigilance until end of turn.',
  'A player who waits may look at the meadow for as long as it rains; nothing else happens there.',
  'When this creature enters, scry 2, then surveil 1, and the brook runs on as it did before.',
  'The hedge that is older than the mill keeps its name when the mill is gone.',
  'Ward {2} (the marsh asks for a toll), first strike, and a lantern for the way home.',
  'Whoever counts the reeds begins anew each morning, for the night has moved them.',
  'Flashback {3}{R} stands in the book of the ferry, and cycling {2} on its last page.',
  'If the ferry is late, the players pass the time; it has no rule of its own.',
];

/** In elements of their own, one after the other. */
const WORDS = 'Target creature has trample until end of turn and the mill turns on.'.split(' ');

const page = (body: string, style = '') =>
  `<!doctype html><meta charset="utf-8"><title>One block</title><style>${style}</style><body>${body}`;

/** Characters of a long text file, as the Comprehensive Rules in one. */
const MEGABYTE = 1_000_000;
const INLINE_ELEMENTS = 60_000;
const ROWS = 5000;

function text(length: number): string {
  const lines: string[] = [];
  for (let n = 0, left = length; left > 0; n++) {
    const next = line(n);
    lines.push(next);
    left -= next.length + 1;
  }
  return lines.join('\n');
}

/** The pages by name: what is shown, and its type where it is no HTML. */
export function oneBlockPages(): Record<string, { body: string; contentType?: string }> {
  const long = text(MEGABYTE);
  const dense = Array.from({ length: 20_000 }, (_, n) =>
    n % 7 === 6
      ? `This creature has haste until end of turn${', and the mill turns on'.repeat(4)}.\n`
      : 'A creature has trample as the brook runs by. ',
  ).join('');
  const words = Array.from({ length: INLINE_ELEMENTS }, (_, n) => {
    const word = WORDS[n % WORDS.length] ?? `${n}`;
    return `<${n % 3 ? 'span' : 'b'}>${word}</${n % 3 ? 'span' : 'b'}> `;
  }).join('');
  const rows = Array.from(
    { length: ROWS },
    (_, n) =>
      `<tr><td>Ox ${n}</td><td>{2}{G}</td><td>Creature — Ox</td><td>${line(n)}</td><td>${(n % 5) + 1}/3</td></tr>`,
  ).join('\n');
  return {
    'a text file of 1 MB': { body: long, contentType: 'text/plain; charset=utf-8' },
    '<pre> of 1 MB, 20,000 terms': {
      body: page(`<pre>${dense}</pre>`, 'pre{white-space:pre-wrap}'),
    },
    '<p> of 60,000 inline elements': { body: page(`<p>${words}</p>`) },
    'a table of 5,000 rows': { body: page(`<table>${rows}</table>`) },
  };
}
