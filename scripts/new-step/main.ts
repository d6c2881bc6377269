import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkJourney } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import { routes } from '#contract/routes.ts';
import type { Step } from '#engine/step.ts';
import { journey } from '#schemas/index.ts';
import { runCommand, UsageError } from '../command.ts';
import { readSchemaIssues } from '../schema-overlay.ts';
import { askForHindi, help, order, readFlags, readOrder } from './flags.ts';
import { makeStep } from './make-step.ts';
import { constantOf, stepText, withBackTo, withStep } from './print-step.ts';

function formatted(file: string, text: string): string {
  const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', `--stdin-file-path=${file}`];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The texts of the files that a new step changes, by file. */
function filesWith(step: Step, place: number, isJson: boolean): readonly (readonly [file: string, text: string])[] {
  const fileOf = (route: string) => [`${route}.ts`, `${route}.json`].find((file) => existsSync(`schemas${file}`));
  const read = (file: string) => readFileSync(`schemas${file}`, 'utf8');
  const there = fileOf(step.route);
  if (there) throw new UsageError(`schemas${there} is there already. Give another --route, or edit that file.`);
  const file = `${step.route}.${isJson ? 'json' : 'ts'}`;
  const next = journey[place];
  const nextFile = typeof next === 'object' && next.back.to === step.back.to ? fileOf(next.route) : undefined;
  return [
    [file, stepText(step, isJson)] as const,
    ['/index.ts', withStep(read('/index.ts'), constantOf(step), file, place)] as const,
    ...(nextFile ? [[nextFile, withBackTo(read(nextFile), nextFile, step.route)] as const] : []),
  ].map(([changed, text]) => [`schemas${changed}`, formatted(changed, text)]);
}

await runCommand(async () => {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(help);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const ordered = makeStep(await readOrder(flags, isTerminal));
  const place = order.indexOf(ordered.back.to) + 1;
  // Its Hindi may come later, and the back arrow of the next step comes with it.
  const issues = checkJourney([...journey.slice(0, place), ordered, ...journey.slice(place)], { routes }).filter(
    ({ key }) => !key.startsWith('hindi.') && key !== 'back.to',
  );
  if (issues.length > 0) throw new UsageError(`Nothing was written:\n${issues.map(formatIssue).join('\n')}`);
  const empty = Object.entries(ordered.hindi ?? {}).flatMap(([english, hindi]) => (hindi ? [] : [english]));
  const hindi = { ...ordered.hindi, ...(isTerminal && (await askForHindi(empty))) };
  for (const [file, text] of filesWith({ ...ordered, hindi }, place, flags.json)) {
    const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const added = text
      .trimEnd()
      .split('\n')
      .filter((line) => !before.includes(line));
    console.log(flags['dry-run'] ? `${file}\n  + ${added.join('\n  + ')}\n` : `${file}: ${added.length} new lines`);
    if (!flags['dry-run']) writeFileSync(file, text);
  }
  if (flags['dry-run']) return console.log('Nothing was written.');
  spawnSync(process.execPath, ['scripts/write-docs.ts'], { stdio: 'inherit' });
  const left = await readSchemaIssues();
  if (left.length > 0) console.log(['\nStill to write:', ...left].join('\n  '));
  console.log(`
Then:
  npm run check:step -- ${ordered.route}   its issues, types, tests and picture
  npm run accept:specification   accepts what now departs from the specification, such as a back arrow
  npm run dev   to see it: http://127.0.0.1:5173${ordered.route}`);
});
