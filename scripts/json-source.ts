import type { ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { SchemaSource } from './schema-lines.ts';
import { partsOf } from './schema-lines.ts';

/** 'CommaExpected' → 'Comma expected'. */
const wordsOf = ({ error }: ParseError) =>
  printParseErrorCode(error).replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Reads the text of a step's JSON form, as `readSource` does that of TypeScript. */
export function readJsonSource(text: string): SchemaSource {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (!root || error) {
    const line = lineAt(error?.offset ?? 0);
    return {
      error: { line, message: error ? wordsOf(error) : 'It is empty' },
      expressions: [],
      lineOf: () => line,
    };
  }
  return {
    expressions: [],
    lineOf(key) {
      const parts = partsOf(key);
      const nodes = parts.map((_part, place) => findNodeAtLocation(root, parts.slice(0, place + 1)));
      const nearest = nodes.findLast((node) => node !== undefined) ?? root;
      return lineAt((nearest.parent?.type === 'property' ? nearest.parent : nearest).offset);
    },
  };
}
