import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScript } from '../run-script.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.values<string>(scripts).flatMap(
  (script) => /node ((?:scripts|tests\/bench)\/\S+)/.exec(script)?.[1] ?? [],
);

test.concurrent.each(commands)('%s rejects an unknown flag in one line, and starts nothing', async (script) => {
  const stderr = expect.stringMatching(/^Unknown option '--unknown'.* --help lists the flags\.\n$/);
  expect(await runScript([script, '--unknown'])).toMatchObject({ code: 2, stdout: '', stderr });
});

test('a command rejects a word too many', async () => {
  const { code, stderr } = await runScript(['scripts/check-step.ts', '/gender', 'main']);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Unexpected argument '/)]);
});

test.each([
  ['check-provider/main.ts', 'http://127.0.0.1:9/', '--mobile', '9000000002', '--selfie', 'no/face.jpg'],
  ['translations/main.ts', 'export', 'mr', 'no/mr.po'],
  ['translations/main.ts', 'import', 'mr', 'docs'],
])('%s names what it cannot read or write in one line: %#', async (script, ...words) => {
  const stderr = expect.stringMatching(new RegExp(`^.*${words.at(-1)}.*\n$`));
  expect(await runScript([`scripts/${script}`, ...words])).toMatchObject({ code: 2, stdout: '', stderr });
});

test('--help prints what a command does', async () => {
  expect(await runScript(['scripts/check-step.ts', '--help'])).toMatchObject({
    stdout: expect.stringContaining('npm run check:step -- /gender'),
    stderr: '',
  });
});
