// The labelled set: lines of invented card text and prose with the marks that a careful reader would make.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../../src/detect/types.ts';

const FOLDER = join(import.meta.dirname, 'labelled');

/** A mark that the detector should make. */
interface Label {
  readonly start: number;
  readonly end: number;
  /** The term's id, where the line names one. */
  readonly term: string | undefined;
}

export interface Line {
  /** File and line number, to find it again. */
  readonly at: string;
  readonly text: string;
  readonly context: Context;
  readonly labels: readonly Label[];
}

/** All lines of the set. Their form is told at the top of keyword-lines.txt. */
export function labelledLines(): Line[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => parse(line, `${file}:${i + 1}`)),
    );
}

function parse(line: string, at: string): Line[] {
  if (!line.trim() || line.startsWith('#')) return [];
  const head = /^(R|P)(?:\{(.*?)\})?: /.exec(line);
  if (!head) throw new Error(`${at}: begins with neither R: nor P:`);
  const labels: Label[] = [];
  let text = '';
  for (const part of line
    .slice(head[0].length)
    .replaceAll('⏎', '\n')
    .split(/(<[^<>]+>)/)) {
    const label = /^<([^|]+?)(?:\|(.+))?>$/.exec(part);
    if (label?.[1] === undefined) {
      text += part;
      continue;
    }
    labels.push({ start: text.length, end: text.length + label[1].length, term: label[2] });
    text += label[1];
  }
  const place = head[1] === 'R' ? 'rules' : 'prose';
  return [{ at, text, context: { place, ...(head[2] && { cardName: head[2] }) }, labels }];
}
