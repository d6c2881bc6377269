import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';

type Node = ESTree.Node;

/** A regular expression literal. */
export interface WrittenExpression {
  readonly line: number;
  readonly expression: RegExp;
}

/** The text of a schema, with the lines of its keys. */
export interface SchemaSource {
  /** The first error of the parser. */
  readonly error?: { readonly line: number; readonly message: string };
  readonly expressions: readonly WrittenExpression[];
  /** The line of a key such as `fields.pan.rules[1]`, or of the nearest part around it. */
  lineOf(key: string): number;
}

type Initials = ReadonlyMap<string, Node>;

/** The parts of a key; those of Hindi are sentences, which contain dots. */
export function partsOf(key: string): (string | number)[] {
  if (key.startsWith('hindi.')) return ['hindi', key.slice('hindi.'.length)];
  return (key.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The initial value of each variable at the top of the file. */
function initialsOf(program: ESTree.Program): Initials {
  const declared = program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  const variables = declared.flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []));
  return new Map(
    variables.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init] as const] : [])),
  );
}

const isStepCall = (node: Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'step';

/** The literal behind a name, a type, or the call of step(). */
function literalOf(node: Node, initials: Initials): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return literalOf(node.expression, initials);
  if (isStepCall(node)) return node.arguments[0] ?? node;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
    return inside(node.object, node.property.name, initials)?.value ?? node;
  }
  const initial = node.type === 'Identifier' ? initials.get(node.name) : undefined;
  return initial === undefined ? node : literalOf(initial, initials);
}

interface Found {
  /** The property or the list item. */
  readonly at: Node;
  readonly value: Node;
}

function inObject({ properties }: ESTree.ObjectExpression, name: string, initials: Initials): Found | undefined {
  for (const property of properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = inside(property.argument, name, initials);
      if (spread) return spread;
    } else if (
      (property.key.type === 'Identifier' && property.key.name === name) ||
      (property.key.type === 'Literal' && property.key.value === name)
    ) {
      return { at: property, value: property.value };
    }
  }
  return undefined;
}

function listed(node: Node, initials: Initials): Found[] {
  const list = literalOf(node, initials);
  if (list.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((element): Found[] => {
    if (element?.type === 'SpreadElement') return listed(element.argument, initials);
    return element ? [{ at: element, value: element }] : [];
  });
}

function inside(node: Node, part: string | number, initials: Initials): Found | undefined {
  if (typeof part === 'number') return listed(node, initials)[part];
  const object = literalOf(node, initials);
  return object.type === 'ObjectExpression' ? inObject(object, part, initials) : undefined;
}

function nodeOf(key: string, program: ESTree.Program, initials: Initials): Node {
  const parts = partsOf(key);
  const journey = parts[0] === 'journey' ? initials.get('journey') : undefined;
  const written = [...initials.values()];
  let at: Node = journey ?? written.find(isStepCall) ?? written.at(-1) ?? program;
  let value = at;
  for (const part of journey ? parts.slice(1) : parts) {
    const found = inside(value, part, initials);
    if (found === undefined) break;
    ({ at, value } = found);
  }
  return at;
}

function expressionsIn(program: ESTree.Program, lineAt: (offset: number) => number): WrittenExpression[] {
  const expressions: WrittenExpression[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      expressions.push({ line: lineAt(node.start), expression: new RegExp(pattern, flags) });
    },
  }).visit(program);
  return expressions;
}

/** Reads a schema's text, without running it. */
export function readSource(file: string, text: string): SchemaSource {
  const { program, errors } = parseSync(file, text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error) {
    const line = lineAt(error.labels[0]?.start ?? 0);
    return { error: { line, message: error.message }, expressions: [], lineOf: () => line };
  }
  const initials = initialsOf(program);
  return {
    expressions: expressionsIn(program, lineAt),
    lineOf: (key) => lineAt(nodeOf(key, program, initials).start),
  };
}
