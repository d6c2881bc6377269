import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** A text in the code, its values as numbered places: 'Resend in {1}'. */
export interface Written {
  readonly text: string;
  readonly line: number;
  /**
   * Goes through `t`; stands bare where a borrower reads it; is told by an outcome; or is written down, perhaps to be
   * said elsewhere.
   */
  readonly how: 'said' | 'bare' | 'told' | 'kept';
}

const attributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'busyLabel',
  'description',
  'emptyText',
  'hideLabel',
  'hint',
  'label',
  'legend',
  'message',
  'placeholder',
  'section',
  'showLabel',
  'subtitle',
  'summary',
  'text',
  'title',
]);

/** What the borrower reads of a screen's record. */
const recordTexts = new Set(['bar', 'task']);

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((part) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );
}

/** The text of a literal or a template; undefined for any other code. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ').trim();
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map(({ value }, at) => `${at > 0 ? `{${at}}` : ''}${value.cooked}`).join('');
}

/** Words between tags begin on the line of their first letter. */
const indent = ({ type, value }: Node) => (type === 'JSXText' ? String(value).search(/\S/) : 0);

const outcomes = new Set(['popup', 'errorToast', 'successToast', 'fieldError', 'note']);

const nameOf = (node: unknown): unknown =>
  isNode(node) ? (node.name ?? node.value ?? nameOf(node.property)) : undefined;

/** Code whose texts are names and not words: types, imports, comparisons, errors for developers, the rows of a table. */
function isSilent(node: Node, parent: Node | undefined): boolean {
  if (/^(TS(?!As|Satisfies|NonNull)|Import|Export(All|Specifier))/.test(node.type)) return true;
  if (node.type === 'NewExpression' || node.type === 'ThrowStatement') return true;
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    if (node.callee.type === 'Super') return true;
  }
  if (node.type === 'Property' && isName(String(nameOf(node.key)), parent)) return true;
  if (node.type !== 'Literal') return false;
  if (parent?.type === 'Property' || parent?.type === 'MemberExpression') {
    if (parent.key === node || parent.property === node) return true;
    return parent.key !== undefined && nameOf(parent.key) === 'event';
  }
  if (parent?.type === 'BinaryExpression' || parent?.type === 'SwitchCase') return true;
  const [first, second] = parent?.type === 'ArrayExpression' && Array.isArray(parent.elements) ? parent.elements : [];
  return first === node && isNode(second) && second.type !== 'Literal';
}

/** A property that the journey map shows, or a program reads: of a decision, of its rows, and of a screen's record. */
function isName(key: string, object: Node | undefined): boolean {
  const keys = object ? childrenOf(object).map((property) => nameOf(property.key)) : [];
  if (keys.includes('route') && keys.includes('name')) return !recordTexts.has(key);
  if (keys.includes('when') && keys.includes('then')) return key === 'label';
  return keys.includes('rows') && (key === 'title' || key === 'section');
}

/** The texts of a file, each with how it reaches a borrower. */
export function wordsIn(file: string, code: string): Written[] {
  const found: Written[] = [];
  const lineOf = (place: number) => code.slice(0, place).split('\n').length;

  function walk(node: Node, how: Written['how'], parent?: Node): void {
    if (isSilent(node, parent)) return;
    const text = textOf(node);
    if (text !== undefined && /\p{L}/u.test(text)) {
      found.push({ text, line: lineOf(node.start + indent(node)), how: node.type === 'JSXText' ? 'bare' : how });
    }
    for (const child of childrenOf(node)) walk(child, howIn(child, node, how), node);
  }
  walk(parseSync(file, code).program as unknown as Node, 'kept');
  return found;
}

/** How what stands in a part of the code reaches the borrower. */
function howIn(child: Node, parent: Node, how: Written['how']): Written['how'] {
  if (parent.type === 'CallExpression') {
    const called = String(nameOf(parent.callee));
    if (child === parent.callee) return how;
    if (called === 't') return 'said';
    return outcomes.has(called) ? 'told' : 'kept';
  }
  if (parent.type === 'JSXAttribute') return attributes.has(String(nameOf(parent.name))) ? 'bare' : 'kept';
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') {
    return child.type === 'JSXExpressionContainer' ? 'bare' : 'kept';
  }
  // What is worked out, and what is only asked, is not what is read.
  if (/Function|^BinaryExpression|^MemberExpression/.test(parent.type)) return 'kept';
  if (parent.type === 'Property' && recordTexts.has(String(nameOf(parent.key)))) return 'said';
  if (parent.type === 'ObjectExpression') return how === 'told' ? 'told' : 'kept';
  if (parent.type === 'ConditionalExpression' && parent.test === child) return 'kept';
  return how;
}
