import { spawnSync } from 'node:child_process';
import { formatDeparture } from '#authoring/baseline.ts';
import { didYouMean } from '#authoring/check-nearest.ts';
import { formatIssue } from '#authoring/issue.ts';
import { schemaIssues } from './check-schemas.ts';
import { readBaseline } from './specification-baseline.ts';

/** `npm run check:step -- /gender`: all that can be said of one step in seconds, and a picture of it. */
const route = process.argv[2] ?? '';
const { issues, departures, routes } = await schemaIssues(undefined, undefined, readBaseline());
if (!routes.includes(route)) {
  console.error(`'${route}' is not a step. Write ${didYouMean(route, routes, 'schemas/index.ts')}.`);
  process.exit(2);
}
const files = [`schemas${route}.ts`, `schemas${route}.json`, 'schemas/index.ts'];
const isOurs = (found: { readonly file: string }) => files.includes(found.file);

function heading(text: string): void {
  console.log(`\n> ${text}`);
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** The part of the changes since main that is about this step. */
function changes(): string {
  const { stdout } = spawnSync(process.execPath, ['scripts/diff-schemas/main.ts', 'main'], { encoding: 'utf8' });
  const parts = stdout.split(/\n(?=#+ )/).filter((part) => part.split('\n')[0]?.includes(route));
  return parts.join('\n') || 'nothing';
}

heading('issues');
const lines = [...issues.filter(isOurs).map(formatIssue), ...departures.filter(isOurs).map(formatDeparture)];
console.log(lines.join('\n') || 'none');
heading('changes since main');
console.log(changes());
heading('types');
const compiles = run('tsc', '-p', 'tsconfig.pure.json');
heading('its examples and rules');
const holds = run('vitest', 'run', '--project', 'node', 'tests/schemas/steps.test.ts', '-t', route);
heading('picture');
const drawn = run('npm', 'run', '--silent', 'journey', '--', '--to', route, '--picture', `test-results${route}.png`);
process.exitCode = compiles && holds && drawn && issues.every((issue) => !isOurs(issue)) ? 0 : 1;
