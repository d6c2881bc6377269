import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkJourney } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import type { Step } from '#engine/step.ts';
import { journey, order } from '#schemas/index.ts';
import { productKnown } from '../check-schemas.ts';
import { runCommand, UsageError } from '../command.ts';
import { readSchemaIssues } from '../schema-overlay.ts';
import { help, readFlags, readOrder } from './flags.ts';
import { makeStep } from './make-step.ts';
import { constantOf, stepText, withBackTo, withStep } from './print-step.ts';

const fileOf = (route: string) => [`${route}.ts`, `${route}.json`].find((file) => existsSync(`schemas${file}`));

/** The texts of the files that a new step changes, by file. */
function filesWith(step: Step, place: number, isJson: boolean): readonly (readonly [file: string, text: string])[] {
  const read = (file: string) => readFileSync(`schemas${file}`, 'utf8');
  const file = `${step.route}.${isJson ? 'json' : 'ts'}`;
  const index = read('/index.ts');
  const name = constantOf(step, index);
  const next = journey[place];
  const nextFile = typeof next === 'object' && next.back.to === step.back.to ? fileOf(next.route) : undefined;
  return [
    [file, stepText(step, name, isJson)] as const,
    ['/index.ts', withStep(index, name, file, place)] as const,
    ...(nextFile ? [[nextFile, withBackTo(read(nextFile), nextFile, step.route)] as const] : []),
  ].map(([changed, text]) => [`schemas${changed}`, text]);
}

/** Writes files, as the formatter has them; all of them or none. */
function writeAll(texts: readonly (readonly [file: string, text: string])[]): void {
  const files = texts.map(([file]) => file);
  const before = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
  for (const [file, text] of texts) writeFileSync(file, text);
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files];
  const { status, stderr } = spawnSync(process.execPath, biome, { encoding: 'utf8' });
  if (status === 0) return;
  for (const [place, file] of files.entries()) {
    const text = before[place];
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
  throw new UsageError(`Nothing was written, as the formatter refuses it:\n${stderr.trim()}`);
}

await runCommand(async () => {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(help);
  const step = makeStep(await readOrder(flags, process.stdin.isTTY && process.stdout.isTTY));
  const there = fileOf(step.route);
  if (there) throw new UsageError(`schemas${there} is there already. Give another --route, or edit that file.`);
  const place = order.indexOf(step.back.to) + 1;
  // Its Hindi may come later, and the back arrow of the next step comes with it.
  const issues = checkJourney([...journey.slice(0, place), step, ...journey.slice(place)], productKnown).filter(
    ({ key }) => !key.startsWith('hindi.') && key !== 'back.to',
  );
  if (issues.length > 0) throw new UsageError(`Nothing was written:\n${issues.map(formatIssue).join('\n')}`);
  const texts = filesWith(step, place, flags.json);
  writeAll(texts);
  console.log(`Wrote ${texts.map(([file]) => file).join(', ')}.`);
  spawnSync(process.execPath, ['scripts/write-docs.ts'], { stdio: 'inherit' });
  const left = await readSchemaIssues();
  if (left.length > 0) console.log(['\nStill to write:', ...left].join('\n  '));
  console.log(`
Then:
  npm run check:step -- ${step.route}   its issues, types, tests and picture
  npm run accept:specification   accepts what now departs from the specification, such as a back arrow
  npm run dev   to see it: http://127.0.0.1:5173${step.route}`);
});
