import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Issue } from '#authoring/issue.ts';
import { stepFromJson } from '#engine/step.ts';
import { readJsonSource } from './json-source.ts';
import { loadErrorOf, syntaxErrorOf } from './load-errors.ts';
import type { SchemaSource } from './schema-lines.ts';
import { readSource } from './schema-lines.ts';
import { schemaNames } from './schema-names.ts';

/** A file of schemas/, as it is written and as it runs. */
export interface Schema {
  /** `schemas/gender.ts` */
  readonly file: string;
  readonly source: SchemaSource;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Why it could not be run, if so. */
  readonly unread?: Issue;
}

/** The line at which a module threw while it loaded, out of the stack; a link that leads nowhere has none. */
function thrownAt(error: unknown, address: string): number | undefined {
  const stack = String(Object(error).stack);
  const after = stack.split(`${address}:`)[1];
  return after === undefined ? undefined : Number.parseInt(after, 10);
}

async function unreadIssue(file: string, address: string, error: unknown, source: SchemaSource): Promise<Issue> {
  const found = source.error ? syntaxErrorOf(source.error) : await loadErrorOf(error, address);
  const line = found.line ?? thrownAt(error, address) ?? source.lineOf('import');
  return { ...found, file, line, key: 'import' };
}

/** A step in its JSON form, as `stepFromJson` gives it to the journey. */
function readJson(file: string, text: string): Schema {
  const source = readJsonSource(text);
  if (source.error) {
    return { file, source, exports: {}, unread: { ...syntaxErrorOf(source.error), file, key: 'import' } };
  }
  return { file, source, exports: { default: stepFromJson(Object(JSON.parse(text))) } };
}

export async function readSchema(folder: string, name: string): Promise<Schema> {
  const file = `schemas/${name}`;
  const place = path.join(folder, name);
  const address = pathToFileURL(place).href;
  const text = await readFile(place, 'utf8').catch(() => '');
  if (name.endsWith('.json')) return readJson(file, text);
  const source = readSource(file, text);
  try {
    return { file, source, exports: await import(address) };
  } catch (error) {
    return { file, source, exports: {}, unread: await unreadIssue(file, address, error, source) };
  }
}

/** Every schema of a folder but the list of them. */
export async function readSchemas(folder: string): Promise<readonly Schema[]> {
  return Promise.all(schemaNames(folder).map((name) => readSchema(folder, name)));
}
