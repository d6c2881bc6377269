import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { schemaPath } from '../../scripts/schema-names.ts';
import { choiceStep } from '../choice-step.ts';
import { copyProject } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

// How every command treats its flags and words, which `runCommand` reads.

test('a command rejects an unknown flag in one line, and starts nothing', async () => {
  const stderr = expect.stringMatching(/^Unknown option '--unknown'.* --help lists the flags\.\n$/);
  expect(await runScript(['scripts/dev.ts', '--unknown'])).toMatchObject({ code: 2, stdout: '', stderr });
});

test('a command rejects an extra word', async () => {
  const { code, stderr } = await runScript(['scripts/check-step.ts', '/enter-name', 'main']);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Unexpected argument '/)]);
});

test.each([
  ['export', 'mr', 'no/mr.po'],
  ['import', 'mr', 'docs'],
])('a command names the file that it cannot read or write in one line: %s', async (...words) => {
  const stderr = expect.stringMatching(new RegExp(`^.*${words.at(-1)}.*\n$`));
  expect(await runScript(['scripts/translations/main.ts', ...words])).toMatchObject({ code: 2, stdout: '', stderr });
});

test('--help prints what a command does', async () => {
  expect(await runScript(['scripts/check-step.ts', '--help'])).toMatchObject({
    stdout: expect.stringContaining('npm run check:step -- /gender'),
    stderr: '',
  });
});

test('check:step prints only the issue of a wrong schema', async () => {
  const copy = await copyProject();
  const file = path.join(copy, schemaPath(choiceStep.route));
  await writeFile(file, (await readFile(file, 'utf8')).replace(/(kind\W+)choice/, '$1choise'));
  const { code, stdout } = await runScript(['scripts/check-step.ts', choiceStep.route], { cwd: copy });
  expect(code).toBe(1);
  expect(stdout).toMatch(/> issues\n.*kind: is 'choise'\. Write .choice.\.\n\nNot ok: issues\nTypes, tests/);
}, 30_000);
