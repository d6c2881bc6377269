import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

/** Runs `npm test` where the scripts of package.json do what is given in shell, and all others succeed. */
async function npmTest(scripts: Readonly<Record<string, string>>) {
  const cwd = await temporaryFolder();
  const cases = Object.entries(scripts).map(([name, commands]) => `${name}) ${commands} ;;`);
  await writeFile(path.join(cwd, 'npm'), `#!/bin/sh\ncase "$3" in\n${cases.join('\n')}\nesac\n`, { mode: 0o755 });
  const env = { PATH: `${cwd}${path.delimiter}${process.env.PATH}` };
  const { code, stdout } = await runScript([path.resolve('scripts/test.ts')], { cwd, env });
  return { code, stdout, end: stdout.split('\nFailed:\n')[1]?.replace(/\d+(?= passed)/, 'some') };
}

const writes = (report: object, name: string) => `echo '${JSON.stringify(report)}' >test-results/${name}.json`;
const journey = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((status) => ({ status })) });
const tests = (name: string, ...assertionResults: object[]) => ({ name, status: 'failed', assertionResults });

test('npm test names again at its end what failed, a flaky journey and what did not start included, and exits with 1', async () => {
  const file = 'a.spec.ts';
  const { code, end } = await npmTest({
    'check:lint': 'echo "A line is too long."; exit 1',
    'test:journeys': writes(
      {
        suites: [
          { file, specs: [journey('logs in', 'expected')], suites: [{ file, specs: [journey('pays', 'flaky')] }] },
        ],
      },
      'journeys',
    ),
    'test:unit': `${writes(
      {
        testResults: [
          tests('b.test.ts', { fullName: 'adds', status: 'passed' }, { fullName: 'divides', status: 'failed' }),
          tests('broken.test.ts'),
        ],
      },
      'test-unit',
    )}; exit 1`,
    'test:browser': 'exit 1',
  });
  expect(code).toBe(1);
  expect(end).toBe(`\
  check:lint
  test:browser
  test:journeys a.spec.ts: pays
  test:unit b.test.ts: divides
  test:unit broken.test.ts

some passed, 5 failed
`);
});

test('npm test counts each check and each test, and succeeds where none failed', async () => {
  const counted = async (scripts: Readonly<Record<string, string>>) => {
    const { code, stdout } = await npmTest(scripts);
    return [code, Number(/(\d+) passed, 0 failed/.exec(stdout)?.[1])];
  };
  const [, checks = 0] = await counted({});
  const passed = {
    testResults: [tests('b.test.ts', { status: 'passed' }, { status: 'passed' }, { status: 'pending' })],
  };
  expect(await counted({ 'test:browser': writes(passed, 'test-browser') })).toEqual([undefined, checks + 2]);
});
