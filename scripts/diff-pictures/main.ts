import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { changedFiles, commitOf } from '../checkout.ts';
import { ensureChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { affectedStoryFiles } from './affected.ts';
import { type Drawn, drawnFile, type Storybook, storybookOf } from './storybook.ts';

const help = `Draws the stories that a change can affect, before and after it, and reports the pictures that differ.

  npm run diff:pictures -- main
  npm run diff:pictures -- main --project en-320 --project en-1280
  npm run diff:pictures -- HEAD --all --grep gender

  --project name  a language and a width: en or hi, 320, 360 or 1280; '*-360' otherwise
  --grep pattern  only stories whose part and name match
  --all           every story, not only those that import what changed
  --help

The report is in test-results/pictures/report, a summary for a pull request in test-results/pictures/summary.md.
Exits with 1 where a picture differs, or a story cannot be drawn.`;

/** Draws stories of a built Storybook; returns whether all pictures are as they should be. */
async function draw(
  { folder }: Storybook,
  drawn: Omit<Drawn, 'address'>,
  ...args: readonly string[]
): Promise<boolean> {
  const server = await preview({
    configFile: false,
    root: path.dirname(folder),
    build: { outDir: path.basename(folder) },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const cli = path.resolve('node_modules/@playwright/test/cli.js');
  const config = path.join(import.meta.dirname, 'pictures.config.ts');
  const [address = ''] = server.resolvedUrls?.local ?? [];
  writeFileSync(drawnFile, JSON.stringify({ ...drawn, address } satisfies Drawn));
  const child = spawn(process.execPath, [cli, 'test', `--config=${config}`, ...args], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  await server.close();
  return status === 0;
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string', multiple: true, default: ['*-360'] },
      grep: { type: 'string', default: '.*' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const [ref] = positionals;
  const commit = commitOf(ref, 'diff:pictures');
  const changed = changedFiles(commit);
  console.log('Building both Storybooks.');
  const before = await storybookOf(commit);
  const after = changed.length === 0 ? before : await storybookOf(undefined);
  const files = new Set(
    [before, after].flatMap(({ stories, stats }) => [
      ...affectedStoryFiles(changed, stats, new Set(stories.map(({ file }) => file))),
    ]),
  );
  const [old, now] = [before, after].map(({ stories }) => stories.filter(({ file }) => values.all || files.has(file)));
  if (!old || !now) return;
  const removed = old.filter(({ id }) => !now.some((story) => story.id === id));
  const words = `${changed.length} changed files since ${ref} (${commit.slice(0, 7)}) can affect ${now.length} stories.`;
  console.log(words);
  if (now.length + old.length === 0) return;
  ensureChromium();
  rmSync('test-results/pictures', { recursive: true, force: true });
  mkdirSync('test-results/pictures', { recursive: true });
  const chosen = [`--grep=${values.grep}`, ...values.project.map((name) => `--project=${name}`)];
  const wasDrawn = await draw(
    before,
    { stories: old, removed: [], words },
    '--update-snapshots=all',
    '--reporter=dot',
    '--quiet',
    ...chosen,
  );
  const stories = [...now, ...removed];
  const isSame = await draw(
    after,
    { stories, removed: removed.map(({ id }) => id), words },
    '--update-snapshots=none',
    ...chosen,
  );
  if (!wasDrawn || !isSame) process.exitCode = 1;
});
