import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { didYouMean, nearest } from '#authoring/check-nearest.ts';

/** Why a file does not load, in words, and the line where the file shows it. */
export interface LoadError {
  readonly wrong: string;
  readonly write: string;
  readonly line?: number;
}

function lineWith(text: string, pattern: string): Pick<LoadError, 'line'> {
  const line = text.split('\n').findIndex((each) => new RegExp(pattern).test(each));
  return line < 0 ? {} : { line: line + 1 };
}

/** The names that a module exports. */
async function namesOf(specifier: string, address: string): Promise<readonly string[]> {
  const resolved = specifier.startsWith('.') ? new URL(specifier, address).href : import.meta.resolve(specifier);
  return Object.keys(await import(resolved).catch(() => ({})));
}

/** `import { required, step } from …`: every name that a file imports. */
const importedNames = (text: string) =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

async function unknownName(name: string, text: string): Promise<LoadError> {
  const rules = await namesOf('#engine/rules.ts', import.meta.url);
  const known = [...new Set([...importedNames(text), ...rules])];
  const meant = nearest(name, known);
  const imported = meant === undefined || importedNames(text).includes(meant) ? '' : ', and its import';
  return {
    wrong: `'${name}' is an unknown name`,
    write: `${didYouMean(name, known, 'the imports of this file')}${imported}`,
  };
}

/** An error of Node in the words of an issue. */
export async function loadErrorOf(error: unknown, address: string): Promise<LoadError> {
  const message = error instanceof Error ? error.message : String(error);
  const own = fileURLToPath(address);
  const text = await readFile(own, 'utf8').catch(() => '');
  const [, unknown] = /^(\w+) is not defined/.exec(message) ?? [];
  if (unknown !== undefined) return unknownName(unknown, text);

  const [, from = '', missing] = /module '([^']+)' does not provide an export named '(\w+)'/.exec(message) ?? [];
  if (missing !== undefined) {
    const write = didYouMean(missing, await namesOf(from, address), from);
    return { wrong: `'${missing}' is not in ${from}`, write, ...lineWith(text, `\\b${missing}\\b`) };
  }

  const [, json] = /\/([^/]+\.json)" needs an import attribute/.exec(message) ?? [];
  if (json !== undefined) {
    const wrong = `the import of '${json}' is not marked as JSON`;
    return { wrong, write: `from './${json}' with { type: 'json' }`, ...lineWith(text, `\\b${json}\\b`) };
  }

  const [, lost] = /Cannot find module '([^']+)'/.exec(message) ?? [];
  if (lost === own) return { wrong: 'this file does not exist', write: 'it, as schemas/README.md describes' };
  if (lost !== undefined) {
    const file = lost.startsWith('/') ? path.basename(lost) : lost;
    const wrong = `the file '${file}' that this imports does not exist`;
    return { wrong, write: 'the name of a file that does', ...lineWith(text, `${file}'`) };
  }
  const name = path.basename(own);
  return { wrong: `this file does not load: ${message}`, write: `what loads, as node schemas/${name} does` };
}

/** An error of the parser in the words of an issue. */
export function syntaxErrorOf({ line, message }: { line: number; message: string }): LoadError {
  const wrong = `this line cannot be read (${message.replace(/\.$/, '')})`;
  return { line, wrong, write: 'the comma, quote or bracket that is missing or too many, here or on the line before' };
}
