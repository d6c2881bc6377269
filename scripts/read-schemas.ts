import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { routeOfConstant } from '#authoring/check-journey.ts';
import { didYouMean, nearest } from '#authoring/check-nearest.ts';
import type { Issue } from '#authoring/issue.ts';
import { ruleRegistry } from '#engine/rules.ts';
import { stepFromJson } from '#engine/step.ts';
import { readSource, type SchemaSource } from './schema-lines.ts';
import { schemaNames, schemaText } from './schema-names.ts';

/** A file of schemas/: its source, and what it exports. */
export interface Schema {
  /** `schemas/gender.ts` */
  readonly file: string;
  readonly source: SchemaSource;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Why it could not be loaded, if it could not. */
  readonly unread?: Issue;
}

const rules = Object.keys(ruleRegistry);
const names = [...rules, 'step', 'stepFromJson'];

const importOfEngine = (name: string) =>
  `import { ${name} } from '#engine/${rules.includes(name) ? 'rules' : 'step'}.ts'`;
const importOfJson = (name: string, file: string) => `import ${name} from './${file}' with { type: 'json' }`;
const stem = (file: string) => path.parse(file).name;

/** What to write for a name that the text of a file neither declares nor imports; `steps` are the files of schemas/. */
function importOf(unknown: string, name: string, text: string, steps: readonly string[]): string {
  const lists = Array.from(text.matchAll(/^(?:import|const) \{?([\w\s,]+)/gm), ([, list = '']) => list);
  const declared = lists
    .join()
    .replace(/type \w+/g, '')
    .split(/[\s,]+/);
  const isList = name === 'index.ts';
  // The list has steps, one in JSON with a call around it, and neither rules nor other values.
  const known = isList ? ['stepFromJson'] : [...names, 'true', 'false'];
  const meant = nearest(unknown, [...declared, ...known]);
  const file = steps.find((each) => `/${stem(each)}` === routeOfConstant(unknown));
  if (file && isList)
    return file.endsWith('.json') ? importOfJson(unknown, file) : `import { ${unknown} } from './${file}'`;
  if (meant === undefined && isList) return 'the name of a step that is imported above, or take it out';
  if (meant === undefined && text.includes(`${unknown}(`)) return "a rule of schemas/README.md, such as required('…')";
  if (meant === undefined) return `quotes around a text, or import { ${unknown} } from the file that exports it`;
  if (declared.includes(meant) || !names.includes(meant)) return `'${meant}'`;
  return meant === unknown ? importOfEngine(meant) : `'${meant}', and ${importOfEngine(meant)}`;
}

/** What to write for a name that a module does not export. */
function exportOf(missing: string, from: string, folder: string): string {
  if (from.endsWith('.json')) return importOfJson(missing, path.basename(from));
  if (missing === 'default') return `the name in braces: import { … } from '${from}'`;
  if (names.includes(missing)) return importOfEngine(missing);
  const text = from.startsWith('./') ? readFileSync(path.join(folder, from), 'utf8') : '';
  const written = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
  // A copy of a step has the name of the other one.
  const isItsStep = routeOfConstant(missing) === `/${stem(from)}`;
  if (text && (isItsStep || written.length === 0)) return `export const ${missing} = … there`;
  const ofEngine = from === '#engine/rules.ts' ? rules : names;
  return didYouMean(missing, from.startsWith('#engine/') ? ofEngine : written, from);
}

/** An error of Node in our words: what is wrong, what to write, and a text by which its line is found. */
function wordsOf(message: string, place: string, text: string): [wrong: string, write: string, text?: string] {
  const { dir: folder, base: name } = path.parse(place);
  const steps = schemaNames(folder);
  const [, unknown] = /^(\S+) is not defined/.exec(message) ?? [];
  if (unknown) return [`'${unknown}' is an unknown name`, importOf(unknown, name, text, steps)];
  const [, early] = /^Cannot access '(\S+)' before/.exec(message) ?? [];
  if (early) return [`'${early}' has no value yet in this line`, `'${early}' in quotes, or its const above this line`];
  const [, from = '', missing] = /module '([^']+)' does not provide an export named '(\w+)'/.exec(message) ?? [];
  if (missing) return [`'${missing}' is not in ${from}`, exportOf(missing, from, folder)];
  const [, json] = /\/([^/]+\.json)(?:" needs an import attribute|' assert)/.exec(message + text) ?? [];
  if (json) return [`the import of '${json}' is not marked as JSON`, `from './${json}' with { type: 'json' }`, json];
  const [, lost] =
    /(?:Cannot find (?:module|package)|Package import specifier|Directory import) ['"]([^'"]+)/.exec(message) ?? [];
  // Node shortens 'schemas/gender.ts' to the package 'schemas'.
  const written = Array.from(text.matchAll(/from '(.+?)'/g), ([, from = '']) => from);
  const file = lost && path.basename(written.find((from) => from.startsWith(`${lost}/`)) ?? lost);
  if (file === name) return ['this file does not exist', 'it, as schemas/README.md describes'];
  if (file) {
    const meant = nearest(stem(file), ['rules', 'step', ...steps.map(stem)]);
    const step = steps.find((each) => stem(each) === meant);
    const write = step ? `'./${step}'` : meant ? `'#engine/${meant}.ts'` : 'a file that does, or take the line out';
    return [`the file '${file}' that this imports does not exist`, write, `${file}'`];
  }
  const [, twice] = /^Identifier '(\w+)' has already been declared/.exec(message) ?? [];
  if (twice) return [`'${twice}' is imported or declared twice`, 'each name once', twice];
  // Copied from a chat or a document; the parser of the checker skips this one.
  if (message === 'Invalid or unexpected token')
    return ['this line has a character that cannot be seen', 'the line again by hand', '\u200B'];
  if (message.includes('octal'))
    return ['a number has a comma in it, or starts with 0', 'its digits alone, such as 1000'];
  return [`this file does not load: ${message}`, 'this line as in a step that loads, or ask a developer of the client'];
}

/** An error of Node as an issue, at the line of the name in it, or at the line in its stack. */
function loadIssue(file: string, text: string, source: SchemaSource, place: string, error: unknown): Issue {
  const [wrong, write, part] = wordsOf(error instanceof Error ? error.message : String(error), place, text);
  const written = part === undefined ? 0 : text.split('\n').findIndex((line) => line.includes(part)) + 1;
  const thrown = Number.parseInt(String(Object(error).stack).split(`${pathToFileURL(place)}:`)[1] ?? '', 10);
  return { file, line: written || thrown || source.lineOf('import'), key: 'import', wrong, write };
}

/** What to write in a line that cannot be read. */
function correctionOf(error: string, line: string, isJson: boolean): string {
  if (error.includes('comment') || /^\s*#/.test(line))
    return isJson ? 'nothing here: JSON has no comments' : 'a comment after two slashes: // …';
  if (error.includes('diff marker'))
    return 'one of the two versions that Git could not merge, without the lines <<<<<<<, ======= and >>>>>>>';
  if (error.endsWith('twice')) return 'it once, with the right value';
  if (/escape|backslash/.test(error)) return 'each backslash twice, such as "\\\\d"';
  if (!isJson && /\p{L}'\p{L}/u.test(line)) return 'double quotes around a text with an apostrophe: "…"';
  if (/\bcolon|assignment|^Expected `:`/i.test(error) || (!isJson && /^\s*\w+ +['"`[{\d]/.test(line)))
    return "a colon between a name and its value: title: '…'";
  if (/: *(?:\d+,\d|₹)/.test(line) || /Character `[₹\p{Nd}]|after number/u.test(error))
    return 'the digits of a number alone, such as 1000';
  if (/Character `\p{Cf}`/u.test(error)) return 'the line again by hand: it has a character that cannot be seen';
  if (/[‘’“”]/.test(error) || (isJson && /^\s*("[^"]*":\s*)?['‘’“”]/.test(line)))
    return isJson ? 'double quotes that are straight: "…"' : "quotes that are straight: '…'";
  return 'the comma, quote or bracket that is missing or too many, here or on the line before';
}

/** The line of a schema or a catalogue that the parser cannot read, if there is one. */
export function unreadableLine(file: string, text: string, { error, lineOf }: SchemaSource): Issue | undefined {
  if (!error) return undefined;
  const line = lineOf('');
  const wrong = `this line cannot be read (${error.replace(/\.$/, '')})`;
  const write = correctionOf(error, text.split('\n')[line - 1] ?? '', file.endsWith('.json'));
  return { file, line, key: 'import', wrong, write };
}

export async function readSchema(folder: string, name: string): Promise<Schema> {
  const file = `schemas/${name}`;
  const place = path.join(folder, name);
  const text = schemaText(await readFile(place, 'utf8').catch(() => ''));
  if (/[\0\uFFFD]/.test(text)) {
    const [wrong, write] = ['this file is not saved as UTF-8', 'it as UTF-8, which editors offer as an encoding'];
    return { file, source: { lineOf: () => 1 }, exports: {}, unread: { file, key: 'import', wrong, write } };
  }
  const source = readSource(file, text);
  const unread = unreadableLine(file, text, source);
  if (unread) return { file, source, exports: {}, unread };
  try {
    const isJson = name.endsWith('.json');
    const exports = isJson
      ? { default: stepFromJson(Object(JSON.parse(text))) }
      : await import(pathToFileURL(place).href);
    return { file, source, exports };
  } catch (error) {
    return { file, source, exports: {}, unread: loadIssue(file, text, source, place, error) };
  }
}
