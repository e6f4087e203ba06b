import { Paragraphs } from './lines.ts';
import type { Label } from './rule-label.ts';
import type { Chapter, GlossaryEntry, Paragraph, Rule } from './types.ts';

interface OpenRule extends Rule {
  readonly rules: OpenRule[];
}

/** Where the next line without a label goes. */
export class DocumentBuilder {
  front: Chapter[] = [];
  sections: OpenRule[] = [];
  glossaryNotes: readonly Paragraph[] = [];
  glossary: GlossaryEntry[] = [];
  back: Chapter[] = [];
  /** Numbered rules and subrules so far; headings ("702") do not count. */
  ruleCount = 0;
  /** The number of the rule or subrule read last. */
  current = '';
  sink = new Paragraphs();

  #heading: OpenRule | undefined;
  #rule: OpenRule | undefined;

  constructor() {
    this.startChapter(this.front, '');
  }

  startChapter(part: Chapter[], title: string): void {
    this.sink = new Paragraphs();
    part.push({ title, paragraphs: this.sink.list });
  }

  startGlossary(): void {
    this.sink = new Paragraphs();
    this.glossaryNotes = this.sink.list;
  }

  startTerm(term: string): void {
    this.sink = new Paragraphs();
    this.glossary.push({ term, paragraphs: this.sink.list });
  }

  /** Forgets the sections read so far: they were the contents list. */
  dropSections(): void {
    this.sections = [];
    this.#heading = undefined;
    this.#rule = undefined;
  }

  /** Opens a section, rule or subrule under the one it belongs to by its place in the document. */
  startRule({ number, label, depth }: Label, title: string | undefined): void {
    this.sink = new Paragraphs();
    const paragraphs = this.sink.list;
    const rule: OpenRule =
      title === undefined
        ? { number, label, paragraphs, rules: [] }
        : { number, label, title, paragraphs, rules: [] };
    const section = this.sections.at(-1);
    if (depth === 1 || !section) {
      this.sections.push(rule);
      this.#heading = undefined;
      this.#rule = undefined;
    } else if (depth === 2) {
      section.rules.push(rule);
      this.#heading = rule;
      this.#rule = undefined;
    } else {
      const above = depth === 3 ? this.#heading : (this.#rule ?? this.#heading);
      (above ?? section).rules.push(rule);
      if (depth === 3) this.#rule = rule;
    }
    if (depth > 2) {
      this.ruleCount++;
      this.current = number;
    }
  }
}
