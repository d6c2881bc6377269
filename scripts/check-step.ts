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
if (['', '--help'].includes(route)) {
  console.error('Which step? npm run check:step -- /gender');
  process.exit(2);
}
if (!routes.includes(route)) {
  console.error(`'${route}' is not a step. Write ${didYouMean(route, routes, 'schemas/index.ts')}.`);
  process.exit(2);
}

const run = (program: string, ...args: readonly string[]) =>
  promisify(execFile)(program, args, { env: { ...process.env, NO_COLOR: '1' } }).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, text: stdout + stderr }),
  );

async function issuesOfStep() {
  const { issues, departures } = await schemaIssues(undefined, undefined, readBaseline());
  const isOurs = ({ file }: { readonly file: string }) => ['index', route.slice(1)].includes(path.parse(file).name);
  const ours = issues.filter(isOurs).map(formatIssue);
  return { ok: ours.length === 0, text: [...ours, ...departures.filter(isOurs).map(formatDeparture)].join('\n') };
}

/** The part of the changes since main that is about this step. */
async function changes() {
  const { ok, text } = await run(process.execPath, 'scripts/diff-schemas.ts', 'main');
  const parts = text.split(/\n(?=#+ )/).filter((part) => !ok || part.split('\n')[0]?.includes(route));
  return { ok: true, text: parts.join('\n') };
}

/** Prints what runs at the same time, in order, and returns whether all of it holds. */
async function print(started: Readonly<Record<string, ReturnType<typeof run>>>): Promise<boolean> {
  const results = await Promise.all(Object.values(started));
  Object.keys(started).forEach((name, at) => {
    console.log(`\n> ${name}: ${results[at]?.ok ? 'ok' : 'not ok'}\n${results[at]?.text.trim()}`);
  });
  return results.every(({ ok }) => ok);
}

const tests = ['run', '--project', 'node', '--hideSkippedTests', 'tests/schemas/steps.test.ts', '-t', `^${route} `];
const picture = ['scripts/journey/main.ts', '--to', route, '--picture', `test-results${route}.png`];
const hasNoIssues = await print({ issues: issuesOfStep() });
// Nothing draws a journey that does not compile.
const holds =
  (await print({ 'changes since main': changes(), types: run('tsc', '-p', 'tsconfig.pure.json') })) &&
  (await print({ tests: run('vitest', ...tests), picture: run(process.execPath, ...picture) }));
process.exitCode = hasNoIssues && holds ? 0 : 1;
