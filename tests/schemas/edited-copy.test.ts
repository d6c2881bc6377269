import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journey } from '#schemas/index.ts';
import { constantOf, stepText } from '../../scripts/new-step/print-step.ts';
import type { Journey } from './edits/edit.ts';
import { routeOf, stepsIn } from './edits/edit.ts';
import { changedIn, madeEdits } from './edits/made-edits.ts';
import { hasFunction } from './json-steps.ts';

const root = path.join(import.meta.dirname, '../..');
const made = ['node_modules', 'dist', 'test-results', 'storybook-static', '.git'];

// A step with functions has no other form to be written in.
const isData = (before: Journey, after: Journey) => !changedIn(before, after).some(hasFunction);
const accepted = madeEdits(journey, 20_260_301, 160, isData).filter(({ issues }) => issues.length === 0);
const edited = accepted.at(-1)?.after ?? expect.unreachable();

let copy: string;

const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1' } })
    .then(({ stdout }) => stdout)
    .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => expect.unreachable(stdout + stderr));

/** The files of schemas/ as the product team has them after the edits. */
async function writeSchemas(): Promise<void> {
  for (const step of stepsIn(edited).filter((entry) => !(journey as Journey).includes(entry))) {
    await writeFile(path.join(copy, `schemas${step.route}.ts`), stepText(step, false));
  }
  const index = await readFile(path.join(copy, 'schemas/index.ts'), 'utf8');
  const routes: readonly string[] = journey.map(routeOf);
  const added = stepsIn(edited).filter(({ route }) => !routes.includes(route));
  const imports = added.map((step) => `import { ${constantOf(step)} } from '.${step.route}.ts';`);
  const entries = edited.map((entry) => (typeof entry === 'string' ? `'${entry}'` : constantOf(entry)));
  const list = index.replace(/(export const journey = \[)[^\]]*/, `$1${entries.join(', ')}`);
  await writeFile(path.join(copy, 'schemas/index.ts'), [...imports, list].join('\n'));
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'kadam-edited-'));
  const filter = (source: string) => !made.includes(path.relative(root, source));
  await cp(root, copy, { recursive: true, filter });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  await writeSchemas();
});
afterAll(() => rm(copy, { recursive: true }));

test('after 100 random edits of a copy, the checker and the unit tests pass there', async () => {
  expect(accepted.length).toBeGreaterThanOrEqual(100);
  await run('scripts/specification-baseline.ts');
  expect(await run('scripts/check-schemas.ts')).toContain('no issues');
  await run('scripts/write-docs.ts');
  const others = ['tests/{sandbox,scripts}/*.test.ts', 'tests/schemas/{edited-copy,random-edits}.test.ts'];
  const excluded = others.flatMap((pattern) => ['--exclude', pattern]);
  await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...excluded);
}, 300_000);
