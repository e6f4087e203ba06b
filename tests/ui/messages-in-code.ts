import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';

const SRC = join(import.meta.dirname, '../../src');

/** What says a word by its key, and how many substitutions each has besides those it is given. */
const SPEAKERS: ReadonlyMap<string, number> = new Map([
  ['message', 0],
  ['browserMessage', 0],
  ['localizedMessage', 0],
  ['messageWithElements', 0],
  ['startPage', 0],
  ['counted', 1],
]);
/** Where those come from. */
const HOMES = /\/(?:i18n|counted|message-with-elements|localized-message|runtime|start)\.ts$/;
/** These hand on a key that was given to them. */
const HAND_ON =
  /^(?:ui\/(?:i18n|counted|message-with-elements)|pages\/(?:error-text|start)|localized-message)\.ts$/;
/** Attributes that are read to the user. */
const SPOKEN = /^(?:aria-label|aria-description|alt|label|placeholder|title)$/;
const LETTERS = /\p{L}{2}/u;
/** The name of the rules in a citation, in every language. */
const RULES = 'CR';

/** A place in the code where a word is said. */
export interface MessageUse {
  readonly where: string;
  /** Keys, as expressions that match them whole: a template has some parts open. Empty: cannot be told. */
  readonly keys: readonly RegExp[];
  /** How many substitutions there are; undefined where that is not written out. */
  readonly substitutions: number | undefined;
  readonly isCounted: boolean;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const FILES = sources(SRC).map((path) => {
  const text = readFileSync(path, 'utf8');
  // The types of the parser's options do not know its newer fields.
  const options: object = { lang: path.endsWith('x') ? 'tsx' : 'ts' };
  return { name: relative(SRC, path), nodes: [...within(parseAst(text, options))] };
});

/** Every place in src where a word of _locales is said. */
export function messageUses(): MessageUse[] {
  return FILES.filter(({ name }) => !HAND_ON.test(name)).flatMap(({ name, nodes }) => {
    const imported = new Set(
      nodes
        .filter(({ type, source }) => type === 'ImportDeclaration' && HOMES.test(textOf(source)))
        .flatMap(({ specifiers }) => nodesOf(specifiers).map(({ local }) => nameOf(local))),
    );
    return nodes.flatMap((node): MessageUse[] => {
      const speaker = node.type === 'CallExpression' ? nameOf(node.callee) : '';
      const own = imported.has(speaker) ? SPEAKERS.get(speaker) : undefined;
      if (own === undefined) return [];
      const [key, ...given] = nodesOf(node.arguments);
      const isCounted = speaker === 'counted';
      const isOpen = given.some(({ type }) => type === 'SpreadElement');
      return [
        {
          where: `${name}: ${speaker}`,
          keys: key ? keysOf(key) : [],
          substitutions: isOpen ? undefined : given.length - (isCounted ? 1 : 0) + own,
          isCounted,
        },
      ];
    });
  });
}

/** Text for the user that stands in the markup itself. */
export function textInMarkup(): string[] {
  return FILES.flatMap(({ name, nodes }) =>
    nodes.flatMap((node) => {
      const texts =
        node.type === 'JSXText'
          ? [textOf(node)]
          : node.type === 'JSXAttribute' && SPOKEN.test(nameOf(node.name))
            ? literals(node.value)
            : [];
      return texts
        .map((text) => text.trim())
        .filter((text) => LETTERS.test(text) && text !== RULES)
        .map((text) => `${name}: ${text}`);
    }),
  );
}

/** The literal text of an attribute: a string, or the fixed parts of a template. */
function literals(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'JSXExpressionContainer') return literals(value.expression);
  if (value.type === 'Literal') return [textOf(value)];
  return value.type === 'TemplateLiteral' ? partsOf(value) : [];
}

function keysOf(node: Node): RegExp[] {
  switch (node.type) {
    case 'Literal':
      return [new RegExp(`^${textOf(node)}$`)];
    case 'TemplateLiteral':
      return [new RegExp(`^${partsOf(node).join('\\w+')}$`)];
    case 'ConditionalExpression':
      return nodesOf([node.consequent, node.alternate]).flatMap(keysOf);
    default:
      return [];
  }
}

function partsOf(template: Node): string[] {
  return nodesOf(template.quasis).map(({ value }) => (value as { readonly cooked: string }).cooked);
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

/** A node and all below it. */
function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* within(each);
  else if (isNode(value)) {
    yield value;
    for (const field of Object.values(value)) yield* within(field);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function textOf(node: unknown): string {
  return isNode(node) ? String(node.value ?? '') : '';
}

function nameOf(value: unknown): string {
  return isNode(value) ? String(value.name ?? '') : '';
}
