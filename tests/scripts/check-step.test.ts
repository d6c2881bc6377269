import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { choiceStep } from '../choice-step.ts';
import { temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

/** Runs the command where one tool fails, and a comparison with main, which a clone may lack. */
async function checkStep(failing = '', step: string = choiceStep.route) {
  const bin = await temporaryFolder();
  for (const tool of ['node', 'biome', 'tsc', 'vitest']) {
    const script = `#!/bin/sh\ncase "${tool} $*" in *diff-schemas*${failing && `|'${failing}'*`}) exit 1 ;; esac\n`;
    await writeFile(path.join(bin, tool), script, { mode: 0o755 });
  }
  const PATH = `${bin}${path.delimiter}${process.env.PATH}`;
  const { code, stdout } = await runScript(['scripts/check-step.ts', step], { env: { PATH } });
  return { code, results: stdout.match(/^(Not ok: \w+|Everything is ok\.)$/gm) };
}

test.for([
  ['issues', 'node scripts/check-schemas'],
  ['lint', 'biome lint'],
  ['types', 'tsc'],
  ['tests', 'vitest'],
  ['picture', 'node scripts/journey'],
])('npm run check:step exits with 1 and names what is not ok: %s', async ([check, tool]) => {
  expect(await checkStep(tool)).toEqual({ code: 1, results: [`Not ok: ${check}`] });
});

test('npm run check:step takes the file of a step, and succeeds where only the comparison with main is not possible', async () => {
  expect(await checkStep('', `schemas${choiceStep.route}.ts`)).toEqual({
    code: undefined,
    results: ['Everything is ok.'],
  });
});

test('npm run fix keeps an expression whose backslash is written once, and lint reports it', async () => {
  const file = path.join(await temporaryFolder(path.join(import.meta.dirname, 'written-')), 'plate.ts');
  const text = `export const plate = '^\\d{4}$';\n`;
  await writeFile(file, text);
  // All rules together read the whole project, which takes seconds.
  const only = '--only=suspicious/noUselessEscapeInString';
  const { stderr } = await runScript(['node_modules/@biomejs/biome/bin/biome', 'lint', '--write', only, file]);
  expect(stderr).toContain('noUselessEscapeInString');
  expect(await readFile(file, 'utf8')).toBe(text);
});
