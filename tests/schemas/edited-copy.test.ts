import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Step } from '#engine/step.ts';
import { type Journey, routeOf } from '#engine/step.ts';
import { journey } from '#schemas/index.ts';
import { compareJourneys } from '../../scripts/diff-schemas/compare.ts';
import { constantOf, stepText } from '../../scripts/new-step/print-step.ts';
import { schemaPath } from '../../scripts/schema-names.ts';
import { stepsIn } from './edits/edit.ts';
import { madeEdits, sorts } from './edits/made-edits.ts';

const written: Journey = journey;
const made = madeEdits(written, 20_260_301, 125);
const accepted = made.filter(({ issues }) => issues.length === 0);
const edited = accepted.at(-1)?.after ?? expect.unreachable();
// An edit may undo another.
const changed = stepsIn(edited).filter((step) => !written.some((one) => isDeepStrictEqual(one, step)));

test('100 edits or more are accepted by the checker, and some of every sort', () => {
  expect(accepted.length).toBeGreaterThanOrEqual(100);
  expect(sorts.filter((sort) => accepted.every((edit) => edit.sort !== sort))).toEqual([]);
});

test('an edit that the checker rejects moves a bound to where no answer shows the rule', () => {
  const isOfBound = (line: string) => /nothing shows|no answer lies just|no failing example shows/.test(line);
  expect(made.flatMap(({ issues }) => issues).filter((line) => !isOfBound(line))).toEqual([]);
});

test('the diff describes a change of each edited step', () => {
  const named = compareJourneys(written, edited).map(({ of }) => of);
  expect(named).toEqual(expect.arrayContaining(changed.map(({ route }) => route)));
});

const root = path.join(import.meta.dirname, '../..');
const left = ['node_modules', 'dist', 'test-results', 'storybook-static', '.git'];

/** The files of schemas/ as the product team has them after the edits. */
async function writeSchemas(folder: string): Promise<void> {
  const isJson = ({ route }: Step) => schemaPath(route).endsWith('.json');
  for (const step of changed) {
    await writeFile(path.join(folder, path.basename(schemaPath(step.route))), stepText(step, isJson(step)));
  }
  const index = await readFile(path.join(folder, 'index.ts'), 'utf8');
  const routes = written.map(routeOf);
  const added = changed.filter(({ route }) => !routes.includes(route));
  const imports = added.map((step) => `import { ${constantOf(step)} } from '.${step.route}.ts';`);
  const entries = edited.map((entry) => {
    if (typeof entry === 'string') return `'${entry}'`;
    return isJson(entry) ? `stepFromJson(${constantOf(entry)})` : constantOf(entry);
  });
  const list = index.replace(/(export const journey = \[)[^\]]*/, `$1${entries.join(', ')}`);
  await writeFile(path.join(folder, 'index.ts'), [...imports, list].join('\n'));
}

/** The tests that read the schemas, but those that start a server or a tool. */
const readers = [
  ...['steps', 'single-steps', 'json-schema'].map((name) => `tests/schemas/${name}.`),
  ...['conditions', 'rejected-answers', 'step-order'].map((name) => `tests/sandbox/rules/${name}.`),
  ...['docs/', 'stories/', 'telemetry/events.', 'screens/home/home.flow.'].map((name) => `tests/${name}`),
];

test('after 100 random edits of a copy, the checker and the unit tests pass there', async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'kadam-edited-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(root, copy, { recursive: true, filter: (source) => !left.includes(path.relative(root, source)) });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  await writeSchemas(path.join(copy, 'schemas'));
  // Without the projects that need a browser, whose tools take longer to load than these tests.
  await writeFile(path.join(copy, 'vitest.config.ts'), 'export default { test: { isolate: false, maxWorkers: 1 } };');
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1' } })
      .then(({ stdout }) => stdout)
      .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => expect.unreachable(stdout + stderr));
  await run('scripts/specification-baseline.ts');
  expect(await run('scripts/check-schemas.ts')).toContain('no issues');
  await run('scripts/write-docs.ts');
  await run('node_modules/vitest/vitest.mjs', 'run', ...readers);
}, 300_000);
