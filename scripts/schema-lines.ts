import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { type ESTree, parseSync, Visitor } from 'vite';

type Node = ESTree.Node;

/** The text of a schema, with the lines of its keys. */
export interface SchemaSource {
  /** The first error of the parser, or what `slipIn` finds, if any. Then `lineOf` returns its line for every key. */
  readonly error?: string;
  /** The line of a key such as `fields.pan.rules[1]`, or of the nearest part around it. */
  lineOf(key: string): number;
}

type Initials = ReadonlyMap<string, Node>;

/** The parts of a key; those of Hindi are sentences, which contain dots. */
function partsOf(key: string): (string | number)[] {
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
  node.type === 'CallExpression' && Object(node.callee).name === 'step';

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

interface Part {
  readonly key: unknown;
  /** The property or the list item. */
  readonly at: Node;
  readonly value: Node;
}

const nameOf = ({ key }: Readonly<Record<'key', unknown>>): unknown => Object(key).name ?? Object(key).value;

/** The parts of an object or a list, also those that are spread into it. */
function partsIn(node: Node, initials: Initials): Part[] {
  const literal = literalOf(node, initials);
  const written = 'elements' in literal ? literal.elements : 'properties' in literal ? literal.properties : [];
  return written.flatMap((at): Part[] => {
    if (at?.type === 'SpreadElement') return partsIn(at.argument, initials);
    if (at?.type === 'Property') return [{ key: nameOf(at), at, value: at.value }];
    return at ? [{ key: undefined, at, value: at }] : [];
  });
}

const inside = (node: Node, part: string | number, initials: Initials) => {
  const parts = partsIn(node, initials);
  return typeof part === 'number' ? parts[part] : parts.findLast(({ key }) => key === part);
};

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

/** What JavaScript allows and no schema means: a name that is there already, a lone comma, a backslash that it drops. */
function slipIn(program: ESTree.Program) {
  let slip: { readonly error: string; readonly start: number } | undefined;
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.filter((property) => property.type === 'Property');
      const repeated = named.find((one, at) => named.slice(0, at).some((other) => nameOf(other) === nameOf(one)));
      if (repeated) slip ??= { error: `'${nameOf(repeated)}' is written twice`, start: repeated.start };
    },
    ArrayExpression({ elements, start }) {
      const hole = elements.indexOf(null);
      if (hole >= 0) slip ??= { error: 'a list has nothing before a comma', start: elements[hole - 1]?.end ?? start };
    },
    Literal({ value, raw, start }) {
      const isDropped = typeof value === 'string' && raw?.replace(/\\[\\'"/bfnrtux]/g, '').includes('\\');
      if (isDropped) slip ??= { error: 'a single backslash', start };
    },
  });
  visitor.visit(program);
  return slip;
}

/** Reads a schema's text without running it. The JSON form is read like the argument of step(). */
export function readSource(file: string, text: string): SchemaSource {
  const isJson = file.endsWith('.json');
  const lineAt = (offset: number) => text.slice(0, Math.max(0, offset)).split('\n').length;
  const wrong: ParseError[] = [];
  if (isJson) parse(text, wrong, { disallowComments: true });
  const [first] = wrong;
  if (first) {
    // 'CommaExpected'
    const error = printParseErrorCode(first.error).replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return { error, lineOf: () => lineAt(first.offset) };
  }
  const { program, errors } = isJson ? parseSync('json.ts', `const json = step(${text});`) : parseSync(file, text);
  const [error] = errors;
  if (error) {
    const [line = 1, opened = line] = error.labels.map(({ start }) => lineAt(start));
    // Before anything else it is a comma that is missing.
    const bracket = opened < line && /found `[:)\]}]/.test(error.message) ? `; opened in line ${opened}` : '';
    return { error: error.message + bracket, lineOf: () => line };
  }
  const before = isJson ? 'const json = step('.length : 0;
  const slip = slipIn(program);
  if (slip) return { error: slip.error, lineOf: () => lineAt(slip.start - before) };
  const initials = initialsOf(program);
  return { lineOf: (key) => lineAt(nodeOf(key, program, initials).start - before) };
}
