import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';

const SRC = join(import.meta.dirname, '../../src');

/** Attributes that are read to the user. */
const SPOKEN = /^(?:aria-label|aria-description|alt|label|placeholder|title)$/;
const LETTERS = /\p{L}{2}/u;
/** The name of the rules in a citation, in every language. */
const RULES = 'CR';

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

/**
 * Strings in src that may be keys of _locales, as expressions that match them whole: a template has some parts open.
 * That each key that is said exists, and gets what it takes, is for the types of src/message-keys.ts.
 */
export function stringsInCode(): RegExp[] {
  return FILES.flatMap(({ nodes }) =>
    nodes.flatMap((node) => {
      if (node.type === 'Literal' && typeof node.value === 'string' && /^\w+$/.test(node.value))
        return [new RegExp(`^${node.value}$`)];
      // A template of nothing but open parts would match every key.
      if (node.type === 'TemplateLiteral' && /^\w+_/.test(partsOf(node)[0] ?? ''))
        return [new RegExp(`^${partsOf(node).join('\\w+')}$`)];
      return [];
    }),
  );
}

/** Keys that are counted: what `counted` is called with. */
export function countedStems(): RegExp[] {
  return FILES.flatMap(({ nodes }) =>
    nodes
      .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'counted')
      .flatMap(({ arguments: given }) => {
        const [key] = nodesOf(given);
        return key ? keysOf(key) : [];
      }),
  );
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
