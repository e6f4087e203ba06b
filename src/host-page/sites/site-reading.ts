import {
  type BlockRoot,
  closest,
  isElement,
  matches,
  parentElement,
  query,
  queryAll,
} from '../dom.ts';
import { closestOver, elementOf } from '../shadow-roots.ts';
import type { Site } from './site.ts';

/** A part of a page to read: a site's rules text as one block, or an area to search for blocks. */
export interface Part {
  readonly root: BlockRoot;
  readonly zone: boolean;
}

/**
 * How a page is read: `known`, by the site's selectors; `any`, by the text's own signs, where there is no
 * site or its selectors fit nothing; `waiting`, for an application that has not rendered yet.
 */
export type Mode = 'known' | 'any' | 'waiting';

/** By this a page keeps us off an element; docs/for-card-sites.md promises it. */
export const KEPT_OFF = '[data-reminder-text="off" i]';

/** After so many milliseconds an application whose page looks like none we know is read as any page. */
export const PATIENCE_MS = 3000;

/** Applies a site's selectors to a page, failing soft. */
export class SiteReading {
  readonly site: Site | undefined;
  readonly skip: string;
  readonly lines: string | undefined;
  readonly #rules: string | undefined;
  readonly #prose: string | undefined;
  readonly #signs: string | undefined;
  #mode: Mode;

  constructor(site: Site | undefined) {
    this.site = site;
    this.skip = [KEPT_OFF, ...(site?.skip ?? [])].join(',');
    this.lines = join(site?.lines);
    this.#rules = join(site?.rules);
    this.#prose = join(site?.prose);
    this.#signs = join([...(site?.rules ?? []), ...(site?.prose ?? []), ...(site?.known ?? [])]);
    this.#mode = this.#start;
  }

  get #start(): Mode {
    if (this.#signs === undefined) return 'any';
    return this.site?.app ? 'waiting' : 'any';
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** Begins anew, as for another page of the same site. */
  reset(): void {
    this.#mode = this.#start;
  }

  /** The application has had its time. */
  giveUpWaiting(): boolean {
    if (this.#mode !== 'waiting') return false;
    this.#mode = 'any';
    return true;
  }

  /** Looks for the site's signs in a tree; true when that changes how the page is read. */
  recognize(root: BlockRoot): boolean {
    if (this.#mode === 'known' || this.#signs === undefined) return false;
    const itself = isElement(root) && matches(root, this.#signs);
    if (!itself && query(root, this.#signs) === null) return false;
    this.#mode = 'known';
    return true;
  }

  /** Whether a page that has navigated within itself would now be read in another way. */
  modeChanges(body: Element | null): boolean {
    const before = this.#mode;
    this.#mode = this.#start;
    if (body) this.recognize(body);
    return this.#mode !== before;
  }

  /** What to read in a tree; the parts do not overlap, save zones within areas (see zoneOf). */
  parts(root: BlockRoot): Part[] {
    if (this.#mode === 'waiting') return [];
    if (this.#mode === 'any') return [{ root, zone: false }];
    const parts: Part[] = [];
    const zone = this.zoneOf(root);
    if (zone) return [{ root: zone, zone: true }];
    if (this.#rules !== undefined)
      for (const found of queryAll(root, this.#rules)) parts.push({ root: found, zone: true });
    if (this.#prose === undefined) return parts;
    if (closestOver(elementOf(root), this.#prose)) parts.push({ root, zone: false });
    else
      for (const area of queryAll(root, this.#prose))
        if (!isUnder(area, this.#prose)) parts.push({ root: area, zone: false });
    return parts;
  }

  /** The site's rules text that a place lies in. */
  zoneOf(root: BlockRoot): Element | undefined {
    if (this.#mode !== 'known' || this.#rules === undefined || !isElement(root)) return undefined;
    return closest(root, this.#rules) ?? undefined;
  }

  /** Whether a block lies where this page's text is read at all. */
  covers(root: BlockRoot): boolean {
    if (this.#mode !== 'known') return this.#mode === 'any';
    if (this.zoneOf(root)) return true;
    return this.#prose !== undefined && closestOver(elementOf(root), this.#prose) !== null;
  }
}

function isUnder(element: Element, selector: string): boolean {
  const parent = parentElement(element);
  return parent !== null && closest(parent, selector) !== null;
}

function join(selectors: readonly string[] | undefined): string | undefined {
  return selectors?.length ? selectors.join(',') : undefined;
}
