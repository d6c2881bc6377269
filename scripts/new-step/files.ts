import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withBackTo, withStep } from './edit-lists.ts';
import type { Wish } from './wish.ts';
import { schemaText } from './write-schema.ts';

/** A file as it shall be. */
export interface Draft {
  readonly file: string;
  readonly text: string;
  /** Its lines that were not there before. */
  readonly added: readonly string[];
}

/** A text as `npm run fix` would leave it in that file. */
function formatted(root: string, file: string, text: string): Promise<string> {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const child = spawn(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], { cwd: root });
  return new Promise((resolve, reject) => {
    let out = '';
    let complaint = '';
    child.stdout.on('data', (part) => (out += part));
    child.stderr.on('data', (part) => (complaint += part));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(complaint))));
    child.stdin.end(text);
  });
}

async function edited(root: string, file: string, edit: (text: string) => string): Promise<Draft> {
  const before = await readFile(path.join(root, file), 'utf8');
  const text = edit(before);
  const lines = before.split('\n');
  return { file, text, added: text.split('\n').filter((line) => !lines.includes(line)) };
}

/** The back arrow of the step after the new one, where there is one and it has to change. */
async function nextDraft(root: string, wish: Wish, next: string | undefined): Promise<readonly Draft[]> {
  const draft =
    next && (await edited(root, `schemas${next}.ts`, (schema) => withBackTo(schema, wish)).catch(() => undefined));
  return draft && draft.added.length > 0 ? [draft] : [];
}

/** The files of a new step: its schema, its two lines of the index, and the back arrow of the step after it. */
export async function draftsFor(root: string, wish: Wish, back: string, next?: string): Promise<readonly Draft[]> {
  const file = `schemas${wish.route}.ts`;
  const text = await formatted(root, file, schemaText(wish, back));
  return [
    { file, text, added: text.trimEnd().split('\n') },
    await edited(root, 'schemas/index.ts', (index) => withStep(index, wish)),
    ...(await nextDraft(root, wish, next)),
  ];
}

export async function write(root: string, drafts: readonly Draft[]): Promise<void> {
  for (const { file, text } of drafts) await writeFile(path.join(root, file), text);
}
