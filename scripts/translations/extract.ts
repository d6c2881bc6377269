import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A text that a borrower reads, as the code has it. */
export interface SourceText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Where it is used: 'title of <ScreenFrame>', 'popup'. */
  readonly context: string;
  /** Whether it goes through `t` or `msg`; otherwise everybody sees it in English. */
  readonly isMarked: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** Files whose texts only developers read. */
const ignored = /\.(stories\.tsx|states\.ts)$|src\/app\/inspector\//;

const textAttributes =
  /^(alt|aria-label|bar|emptyText|failure|hint|label|legend|message|placeholder|subtitle|summary|text|title|waiting)$/;
const outcomes = ['popup', 'errorToast', 'successToast', 'fieldError', 'messageOrDefault'];

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? nameOf(node.property)) : '');

/** The parts of an expression that may be its text. */
const textParts: Readonly<Record<string, readonly string[]>> = {
  TemplateLiteral: ['quasis'],
  JSXExpressionContainer: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  ParenthesizedExpression: ['expression'],
  ArrowFunctionExpression: ['body'],
};

function textsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node)) return [];
  if (['Literal', 'JSXText', 'TemplateElement'].includes(node.type)) return [node];
  return (textParts[node.type] ?? []).flatMap((part) => textsIn(node[part]));
}

export function textsOfCode(file: string, code: string): SourceText[] {
  const found: SourceText[] = [];

  function add(isMarked: boolean, context: string, nodes: unknown): void {
    for (const { value, start } of textsIn(nodes)) {
      const written = Object(value).cooked ?? value;
      const text = typeof written === 'string' ? written.replace(/[ \n]+/g, ' ').trim() : '';
      const line = code.slice(0, start).split('\n').length;
      if (/\p{L}/u.test(text) && text !== 'Kadam') found.push({ file, line, text, context, isMarked });
    }
  }
  function walk(node: Node, context: string): void {
    let inner = context;
    if (node.type === 'JSXElement' && isNode(node.openingElement)) {
      inner = `<${nameOf(node.openingElement.name)}>`;
      add(false, inner, node.children);
    } else if (node.type === 'JSXAttribute') {
      inner = `${nameOf(node.name)} of ${context}`;
      if (textAttributes.test(nameOf(node.name))) add(false, inner, node.value);
    } else if (node.type === 'Property') inner = nameOf(node.key);
    else if (node.type === 'CallExpression' && Array.isArray(node.arguments)) {
      const called = nameOf(node.callee);
      const isMarked = called === 't' || called === 'msg';
      if (isMarked) add(true, context, node.arguments[0]);
      else inner = called;
      if (outcomes.includes(called)) add(false, called, node.arguments.slice(called === 'fieldError' ? 1 : 0));
    }
    for (const child of Object.values(node).flat().filter(isNode)) walk(child, inner);
  }
  // The parser's own types name every kind of node; this walk needs only what all of them have.
  walk(parseSync(file, code).program as unknown as Node, '');
  return found;
}

/** The texts of the whole app, in the order of its files. */
export function sourceTexts(): SourceText[] {
  const files = globSync('{src,schemas}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const shown = files.filter((file) => !ignored.test(file)).toSorted();
  return shown.flatMap((file) => textsOfCode(file, readFileSync(file, 'utf8')));
}
