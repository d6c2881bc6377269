import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { preview } from 'vite';
import { languages } from '#languages/index.ts';
import { changedFiles, commitOf } from '../checkout.ts';
import { ensureChromium } from '../chromium.ts';
import { assertKnown, runCommand, stringFlag } from '../command.ts';
import { table } from '../markdown.ts';
import { affectedByWords } from './affected.ts';
import { type Drawn, projects, results, type Storybook, storybookOf } from './storybook.ts';

const help = `Draws the stories that a change can affect, before and after it, and reports the pictures that differ.

  npm run diff:pictures -- main
  npm run diff:pictures -- main --project=en-320 --project=hi-1280 --grep=salary

  --project=hi-320  a language and a width, 320, 360 or 1280; repeatable. Otherwise each language that is complete, at 360
  --grep=words      the stories whose title or name has them

The report is in ${results}/report, a summary for a pull request in ${results}/summary.md.
Exits with 1 where a picture differs, or a story cannot be drawn.`;

/** Draws stories of a built Storybook; returns whether all pictures are as they should be. */
async function draw({ folder }: Storybook, stories: Drawn['stories'], ...args: readonly string[]): Promise<boolean> {
  const server = await preview({
    configFile: false,
    root: path.dirname(folder),
    build: { outDir: path.basename(folder) },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const cli = path.resolve('node_modules/@playwright/test/cli.js');
  const config = path.join(import.meta.dirname, 'pictures.config.ts');
  const [address = ''] = server.resolvedUrls?.local ?? [];
  writeFileSync(`${results}/drawn.json`, JSON.stringify({ address, stories } satisfies Drawn));
  const child = spawn(process.execPath, [cli, 'test', `--config=${config}`, ...args], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  await server.close();
  return status === 0;
}

/** What differs as Markdown, for a pull request. */
function summary(): string {
  const { suites }: JSONReport = JSON.parse(readFileSync(`${results}/results.json`, 'utf8'));
  const rows = suites.flatMap(({ suites: parts = [] }) =>
    parts.flatMap(({ title, specs }) => {
      const differing = new Set(specs.filter(({ ok }) => !ok).map((spec) => spec.title));
      return differing.size > 0 ? [[title, [...differing].join(', ')]] : [];
    }),
  );
  return rows.length > 0 ? table(['part', 'stories that differ'], rows) : 'No picture differs.';
}

const complete = languages.filter(({ isComplete }) => isComplete).map(({ code }) => `${code}-360`);
const flags = { project: { ...stringFlag, multiple: true }, grep: { ...stringFlag, default: '' } } as const;

await runCommand({ help, flags, maxWords: 1 }, async ({ project = complete, grep }, [ref]) => {
  const names = projects.map(({ name }) => name);
  for (const name of project) assertKnown('project', name, names, '--help');
  const commit = commitOf(ref, 'diff:pictures');
  const changed = changedFiles(commit);
  if (changed.length === 0) return console.log(`Nothing has changed since ${ref}.`);
  console.log('Building both Storybooks.');
  const [before, after] = [await storybookOf(commit), await storybookOf(undefined)];
  const [old = [], now = []] = affectedByWords(changed, grep, before.stories, after.stories);
  const only = (stories: typeof old, others: typeof old, label: string) => {
    const ids = stories.map(({ id }) => id).filter((id) => !others.some((story) => story.id === id));
    return ids.length > 0 ? [`${label}: ${ids.join(', ')}.`] : [];
  };
  const words = [
    `Files changed since ${ref} (${commit.slice(0, 7)}): ${changed.length}. Stories${grep && ` with '${grep}'`} that they can affect: ${now.length}.`,
    `Compared: ${project.join(', ')}.`,
    ...only(now, old, 'New'),
    ...only(old, now, 'Removed'),
  ].join('\n\n');
  console.log(words);
  if (now.length === 0) return;
  ensureChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const options = project.map((name) => `--project=${name}`);
  // Every story may be new.
  const first = ['--pass-with-no-tests', '--update-snapshots=all', '--reporter=dot', '--quiet'];
  const wasDrawn = await draw(before, old, ...first, ...options);
  // A new story has nothing to differ from; its pictures are in the report as well.
  const isSame = await draw(after, now, '--update-snapshots=missing', ...options);
  const differences = `${summary()}${wasDrawn ? '' : '\n\nNot compared: stories that could not be drawn before the change.'}`;
  writeFileSync(`${results}/summary.md`, `## Pictures\n\n${words}\n\n${differences}\n`);
  console.log(`\n${differences}\n\nOpen ${results}/report/index.html to see the pictures.`);
  if (!wasDrawn || !isSame) process.exitCode = 1;
});
