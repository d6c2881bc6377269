import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkOut, run } from '../checkout.ts';
import type { Stats } from './affected.ts';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Its file, such as `schemas/gender.ts`. */
  readonly file: string;
}

/** A Storybook as files, its stories in their order, and what it was built from. */
export interface Storybook {
  readonly folder: string;
  readonly stories: readonly Story[];
  readonly stats: Stats;
}

interface Index {
  readonly entries: Readonly<Record<string, Omit<Story, 'file'> & Entry>>;
}

interface Entry {
  readonly type: string;
  readonly importPath: string;
}

const cache = path.resolve('node_modules/.cache/pictures');

async function build(from: string, folder: string): Promise<void> {
  const storybook = path.join(from, 'node_modules/storybook/dist/bin/dispatcher.js');
  const options = ['build', '--test', '--preview-only', '--stats-json', '--quiet', '--output-dir', folder];
  await promisify(execFile)(process.execPath, [storybook, ...options], { cwd: from, maxBuffer: 2 ** 26 });
}

/** The Storybook of a commit, kept for the next time; without one, that of the files as they are. */
export async function storybookOf(commit: string | undefined): Promise<Storybook> {
  const folder = path.join(cache, commit ?? 'as-it-is');
  if (!commit) await build('.', folder);
  else if (!existsSync(folder)) {
    // Outside of node_modules, where Vite would take its files for those of a package.
    const checkout = mkdtempSync(path.join(tmpdir(), 'kadam-pictures-'));
    try {
      checkOut(commit, checkout);
      const lock = readFileSync('package-lock.json', 'utf8');
      if (lock !== readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')) {
        rmSync(path.join(checkout, 'node_modules'));
        run('npm', 'ci', '--prefix', checkout);
      }
      const built = path.join(checkout, 'storybook-static');
      await build(checkout, built);
      cpSync(built, `${folder}.new`, { recursive: true });
      renameSync(`${folder}.new`, folder);
    } finally {
      rmSync(checkout, { recursive: true, force: true });
    }
  }
  return read(folder);
}

const readJson = (...file: string[]) => JSON.parse(readFileSync(path.join(...file), 'utf8'));

function read(folder: string): Storybook {
  const { entries }: Index = readJson(folder, 'index.json');
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return {
    folder,
    stories: stories.map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.slice(2) })),
    stats: readJson(folder, 'preview-stats.json'),
  };
}
