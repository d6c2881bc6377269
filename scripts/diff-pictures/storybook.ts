import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { StoryIndex } from 'storybook/internal/types';
import { languages } from '#languages/index.ts';
import { run, withCheckout } from '../checkout.ts';

const cache = path.resolve('node_modules/.cache/pictures');

async function build(from: string, folder: string): Promise<void> {
  const storybook = path.join(from, 'node_modules/storybook/dist/bin/dispatcher.js');
  const options = ['build', '--test', '--preview-only', '--quiet', '--output-dir', folder];
  await promisify(execFile)(process.execPath, [storybook, ...options], { cwd: from, maxBuffer: 2 ** 26 });
}

const buildCommit = (commit: string, folder: string) =>
  withCheckout(commit, [], async (checkout) => {
    const [lock, ownLock] = ['.', checkout].map((at) => readFileSync(path.join(at, 'package-lock.json'), 'utf8'));
    if (lock !== ownLock) {
      rmSync(path.join(checkout, 'node_modules'));
      run('npm', 'ci', '--prefix', checkout);
    }
    await build(checkout, `${folder}.new`);
    renameSync(`${folder}.new`, folder);
  });

/** The Storybook of a commit, which is kept for the next time; without a commit, that of the current files. */
export async function storybookOf(commit: string | undefined) {
  const folder = path.join(cache, commit ?? 'as-it-is');
  if (!commit) await build('.', folder);
  else if (!existsSync(folder)) await buildCommit(commit, folder);
  const { entries }: StoryIndex = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return {
    folder,
    /** In their order, each with its file, such as `schemas/gender.ts`. */
    stories: stories.map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.slice(2) })),
  };
}

export type Storybook = Awaited<ReturnType<typeof storybookOf>>;

export const results = 'test-results/pictures';

const heights = { 320: 740, 360: 740, 1280: 820 };

/** Each language in each width. */
export const projects = languages.flatMap(({ code }) =>
  Object.entries(heights).map(([width, height]) => ({
    name: `${code}-${width}`,
    use: { viewport: { width: Number(width), height }, locale: code },
  })),
);

/** What the run that draws reads. */
export interface Drawn {
  readonly address: string;
  readonly stories: Storybook['stories'];
}

export const readDrawn = (): Drawn => JSON.parse(readFileSync(`${results}/drawn.json`, 'utf8'));
