import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { changedFiles, commitOf } from '../checkout.ts';
import { ensureChromium, launchOptions } from '../chromium.ts';
import { runCommand, UsageError } from '../command.ts';
import { affectedStoryFiles } from './affected.ts';
import { comparePictures } from './compare.ts';
import type { Variants } from './draw.ts';
import { draw } from './draw.ts';
import { pageOf, summaryOf } from './page.ts';
import type { Storybook } from './storybook.ts';
import { storybookOf } from './storybook.ts';

const help = `Draws the stories that a change can affect, before and after it, and writes a page of what differs.

  npm run diff:pictures -- main
  npm run diff:pictures -- main --language en --width 320,360,desktop
  npm run diff:pictures -- HEAD --all

  --theme dark         light,dark otherwise
  --language hi        en,hi otherwise
  --width 320,desktop  320, 360 or desktop; 360 otherwise
  --story text         only stories whose id has this text, such as steps-gender
  --all                every story, not only those that import what changed
  --to folder          where the page is written; test-results/pictures otherwise
  --storybook address  the Storybook that the page links to; that of npm run storybook otherwise
  --help`;

const values = { theme: ['light', 'dark'], language: ['en', 'hi'], width: ['320', '360', 'desktop'] } as const;
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  theme: { ...text, default: 'light,dark' },
  language: { ...text, default: 'en,hi' },
  width: { ...text, default: '360' },
  story: { ...text, default: '' },
  to: { ...text, default: 'test-results/pictures' },
  storybook: { ...text, default: 'http://127.0.0.1:6006' },
  ...{ all: flag, help: flag },
} as const;

function listOf(name: keyof Variants, given: string): string[] {
  const known: readonly string[] = values[name];
  const wrong = given.split(',').find((value) => !known.includes(value));
  if (wrong !== undefined) throw new UsageError(`Unknown ${name} '${wrong}'. Write ${known.join(' or ')}.`);
  return given.split(',').map((value) => (value === 'desktop' ? '1280' : value));
}

/** The story files of both versions that the change can affect. */
function affected(changed: readonly string[], versions: readonly Storybook[]): ReadonlySet<string> {
  const files = versions.map(({ stories, stats }) =>
    affectedStoryFiles(changed, stats, new Set(stories.map(({ file }) => file))),
  );
  return new Set(files.flatMap((found) => [...found]));
}

const inWords = (changed: readonly string[]) =>
  `${changed.length} changed files${changed.length > 0 ? `: ${changed.slice(0, 8).join(', ')}${changed.length > 8 ? ', …' : ''}` : ''}`;

await runCommand(async () => {
  const { values: given, positionals } = parseArgs({ options, allowPositionals: true });
  if (given.help) return console.log(help);
  const variants: Variants = {
    theme: listOf('theme', given.theme),
    language: listOf('language', given.language),
    width: listOf('width', given.width),
  };
  const [ref] = positionals;
  const commit = commitOf(ref, 'diff:pictures');
  const started = performance.now();
  const changed = changedFiles(commit);
  console.log('Building both Storybooks.');
  const before = await storybookOf(commit);
  const after = changed.length === 0 ? before : await storybookOf(undefined);
  const files = affected(changed, [before, after]);
  const chosen = ({ stories }: Storybook) =>
    stories.filter(({ id, file }) => (given.all || files.has(file)) && id.includes(given.story));
  const stories = [...new Map([...chosen(before), ...chosen(after)].map((story) => [story.id, story])).values()];
  console.log(`${inWords(changed)}. Drawing ${stories.length} stories twice.`);
  ensureChromium();
  const { args, ...launch } = launchOptions();
  // Without this flag, what is drawn over another picture has other edges than what is drawn at once.
  const browser = await chromium.launch({ ...launch, args: [...args, '--disable-partial-raster'] });
  const failed: string[] = [];
  rmSync(given.to, { recursive: true, force: true });
  for (const [name, version] of Object.entries({ before, after })) {
    const to = path.join(given.to, name);
    mkdirSync(to, { recursive: true });
    const ids = chosen(version).map(({ id }) => id);
    const missing = await draw(browser, version.folder, ids, variants, to);
    failed.push(...missing.map((story) => `${name}: ${story}`));
  }
  await browser.close();
  const differences = comparePictures(given.to);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const report = {
    base: `${ref} (${commit.slice(0, 7)})`,
    drawn: `${inWords(changed)}. They affect ${stories.length} stories, drawn in ${minutes} minutes.`,
    ...{ stories, differences, failed, storybook: given.storybook },
  };
  writeFileSync(path.join(given.to, 'index.html'), pageOf(report));
  writeFileSync(path.join(given.to, 'summary.md'), summaryOf(report));
  console.log(`${summaryOf(report)}\n${path.join(given.to, 'index.html')}`);
  if (failed.length > 0) process.exitCode = 1;
});
