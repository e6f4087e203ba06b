// npm run corpus: what the detector finds in ../shared/cards, misses, and marks wrongly.
import {
  type Face,
  flavor,
  foreign,
  hasCards,
  ownNames,
  type Place,
  parameters,
  recall,
  rows,
  subject,
} from './detect-corpus.ts';
import { drawMarks } from './draw-marks.ts';
import { reportLanguage } from './printed-report.ts';

/** How many places each list shows. */
const WORST = 50;

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(3)} %)`;
}

function list(title: string, places: readonly Place[]) {
  if (!places.length) return;
  console.log(`  ${title}, ${Math.min(WORST, places.length)} of ${places.length}:`);
  const step = Math.max(1, Math.floor(places.length / WORST));
  for (let i = 0; i < places.length && i < WORST * step; i += step) {
    const { card, what, around } = places[i] as Place;
    console.log(`    ${what} | ${card}: ${around}`);
  }
}

function causes(places: readonly Place[]): string {
  const counts = new Map<string, number>();
  for (const { what } of places) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([what, n]) => `${what} ${n}`)
    .join(', ');
}

function main() {
  if (!hasCards) {
    console.log('../shared/cards is not here: nothing to report');
    return;
  }
  // npm run corpus -- --language XX [--list] reports a printed language.
  const language = process.argv.indexOf('--language');
  if (language >= 0) {
    reportLanguage(process.argv[language + 1] ?? '', process.argv.includes('--list'));
    return;
  }
  // npm run corpus -- --draw SEED N [KIND or TERM] prints marks as a user gets them.
  const draw = process.argv.indexOf('--draw');
  if (draw >= 0) {
    const [seed, many, only] = process.argv.slice(draw + 1);
    drawMarks(Number(seed), Number(many), only);
    return;
  }
  // npm run corpus -- --data FOLDER reads another rules-data: to see what a change does before it is made.
  const data = process.argv.indexOf('--data');
  const all = subject(data < 0 ? undefined : process.argv[data + 1]);

  console.log('== Marks in oracle.jsonl by kind of term');
  const kinds = new Map<string, number>();
  for (const { name, oracle_text: text } of rows<Face>('oracle.jsonl')) {
    for (const { term } of all.detector.find(text ?? '', { place: 'rules', cardName: name })) {
      const { kind } = all.term(term);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  for (const [kind, n] of kinds) console.log(`  ${kind}: ${n}`);

  const found = recall(all);
  console.log('== Own abilities of truth.jsonl');
  console.log(`  found ${share(found.sought - found.missed.length, found.sought)}`);
  console.log(`  missed by keyword: ${causes(found.missed)}`);
  list('missed', found.missed);
  list('said to be there, but not on the face outside reminder text', found.absent);
  console.log(`  no such term: ${[...found.unknown].map(([k, n]) => `${k} ${n}`).join(', ')}`);

  const own = ownNames(all);
  console.log('== Own names marked');
  console.log(`  ${share(own.marked.length, own.faces)} faces whose name holds a term`);
  list('marked', own.marked);

  const tales = flavor(all);
  console.log('== Flavor texts as prose');
  console.log(`  marks: ${share(tales.marked.length, tales.texts)}`);
  console.log(`  by term: ${causes(tales.marked)}`);
  list('marked', tales.marked);

  console.log('== Printed text in other languages as prose');
  for (const language of ['de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'zhs', 'zht']) {
    const { texts, marked } = foreign(all, language);
    console.log(`  ${language}: marks ${share(marked.length, texts)}: ${causes(marked)}`);
  }

  const read = parameters(all);
  console.log('== Parameters');
  console.log(`  read ${share(read.asked - read.unread.length, read.asked)}`);
  console.log(`  not read by term: ${causes(read.unread)}`);
  list('not read', read.unread);
  if (process.argv.includes('--params'))
    for (const [term, values] of read.distinct)
      for (const [text, { card }] of values) console.log(`  ${term} ${text} (${card})`);
}

main();
