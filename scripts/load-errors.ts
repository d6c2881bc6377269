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

const lineWith = (text: string, name: string) => {
  const line = text.split('\n').findIndex((each) => new RegExp(`\\b${name}\\b`).test(each));
  return line < 0 ? {} : { line: line + 1 };
};

/** The names that a module gives. */
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

/** What Node says of a file that does not load, for somebody who does not know Node. */
export async function loadErrorOf(error: unknown, address: string): Promise<LoadError> {
  const message = error instanceof Error ? error.message : String(error);
  const text = await readFile(fileURLToPath(address), 'utf8').catch(() => '');
  const [, name] = /^(\w+) is not defined/.exec(message) ?? [];
  if (name !== undefined) return unknownName(name, text);

  const [, from = '', missing] = /module '([^']+)' does not provide an export named '(\w+)'/.exec(message) ?? [];
  if (missing !== undefined) {
    const wrong = `'${missing}' is not in ${from}`;
    return { wrong, write: didYouMean(missing, await namesOf(from, address), from), ...lineWith(text, missing) };
  }

  const [, json] = /\/([^/]+\.json)" needs an import attribute/.exec(message) ?? [];
  if (json !== undefined) {
    const wrong = `the import of '${json}' does not say that it is JSON`;
    return { wrong, write: `from './${json}' with { type: 'json' }`, ...lineWith(text, json) };
  }

  const [, lost] = /Cannot find module '([^']+)'/.exec(message) ?? [];
  if (lost === fileURLToPath(address))
    return { wrong: 'this file does not exist', write: 'it, as schemas/README.md says' };
  if (lost !== undefined) {
    const file = lost.startsWith('/') ? lost.split('/').at(-1) : lost;
    const specifier = text.split('\n').findIndex((line) => line.includes(`${file}'`));
    const wrong = `the file '${file}' that this imports does not exist`;
    return { wrong, write: 'the name of a file that does', ...(specifier >= 0 && { line: specifier + 1 }) };
  }
  return {
    wrong: `this file does not load: ${message}`,
    write: `what loads, as node schemas/${path.basename(fileURLToPath(address))} does`,
  };
}

/** What the parser says of a text that is no TypeScript. */
export function syntaxErrorOf({ line, message }: { line: number; message: string }): LoadError {
  const wrong = `this line cannot be read (${message.replace(/\.$/, '')})`;
  return { line, wrong, write: 'the comma, quote or bracket that is missing or too many, here or on the line before' };
}
