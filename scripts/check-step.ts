import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { formatDeparture } from '#authoring/baseline.ts';
import { didYouMean } from '#authoring/check-nearest.ts';
import { formatIssue } from '#authoring/issue.ts';
import { schemaIssues } from './check-schemas.ts';
import { schemaNames } from './schema-names.ts';
import { readBaseline } from './specification-baseline.ts';

/** `npm run check:step -- /gender`: everything about one step in seconds, and a picture of it. */
const route = process.argv[2] ?? '';
const routes = schemaNames('schemas').map((file) => `/${path.parse(file).name}`);
if (!routes.includes(route)) {
  console.error(`'${route}' is not a step. Write ${didYouMean(route, routes, 'schemas/index.ts')}.`);
  process.exit(2);
}

interface Result {
  readonly ok: boolean;
  readonly text: string;
}

async function run(command: string, ...args: readonly string[]): Promise<Result> {
  const env = { ...process.env, NO_COLOR: '1' };
  const failed = (error: { stdout: string; stderr: string }) => ({ ok: false, text: error.stdout + error.stderr });
  return promisify(execFile)(command, args, { env }).then(({ stdout }) => ({ ok: true, text: stdout }), failed);
}

async function issuesOfStep(): Promise<Result> {
  const { issues, departures } = await schemaIssues(undefined, undefined, readBaseline());
  const isOurs = ({ file }: { readonly file: string }) => ['index', route.slice(1)].includes(path.parse(file).name);
  const ours = issues.filter(isOurs).map(formatIssue);
  return { ok: ours.length === 0, text: [...ours, ...departures.filter(isOurs).map(formatDeparture)].join('\n') };
}

/** The part of the changes since main that is about this step. */
async function changes(): Promise<Result> {
  const { ok, text } = await run(process.execPath, 'scripts/diff-schemas/main.ts', 'main');
  const parts = text.split(/\n(?=#+ )/).filter((part) => !ok || part.split('\n')[0]?.includes(route));
  return { ok: true, text: parts.join('\n') };
}

const typesOf = () => run('tsc', '-p', 'tsconfig.pure.json');
const testsOf = () =>
  run('vitest', 'run', '--project', 'node', '--hideSkippedTests', 'tests/schemas/steps.test.ts', '-t', `^${route} `);
const pictureOf = () =>
  run(process.execPath, 'scripts/journey/main.ts', '--to', route, '--picture', `test-results${route}.png`);

/** Prints what ran at the same time, in order, and returns whether all of it holds. */
async function print(started: Readonly<Record<string, Promise<Result>>>): Promise<boolean> {
  const results = Object.entries(started).map(async ([name, result]) => ({ name, ...(await result) }));
  for await (const { name, ok, text } of results) console.log(`\n> ${name}: ${ok ? 'ok' : 'not ok'}\n${text.trim()}`);
  return (await Promise.all(results)).every(({ ok }) => ok);
}

const hasNoIssues = await print({ issues: issuesOfStep() });
// Nothing draws a journey that does not compile.
const holds =
  (await print({ 'changes since main': changes(), types: typesOf() })) &&
  (await print({ tests: testsOf(), picture: pictureOf() }));
process.exitCode = hasNoIssues && holds ? 0 : 1;
