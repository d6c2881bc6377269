import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { breaksOf } from '#authoring/break-rules.ts';
import { steps } from '#schemas/index.ts';
import { readBreak } from '../../scripts/journey/open.ts';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/journey/main.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

// Any step whose rules can be broken one at a time.
const [step = expect.unreachable()] = steps;
const broken = breaksOf(step).filter(({ alone }) => alone);
const [first] = broken;

describe('npm run journey', () => {
  test('lists its options', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--break field:rule') });
  });

  test.for([
    ["Unknown option '--brake'", '--brake', 'companyName:min'],
    ["Unknown theme 'drak'. Write light or dark.", '--to', '/home', '--theme', 'drak'],
    ['Write where to go: --to /salary-date', '--persona', 'new'],
  ])('rejects in one line, with nothing started: %s', ([message = '', ...args]) => {
    expect(run(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
  });

  test('finds the step of a rule, and the answers that break it alone', () => {
    for (const { name, field, message } of broken) {
      expect(readBreak({ break: name })).toMatchObject({ step: { route: step.route }, field, message });
    }
  });

  test.for([
    [{ break: 'noSuchField:min' }, "Unknown field 'noSuchField'"],
    [{ break: `${first?.field}:no-such-rule` }, `one of ${first?.name}`],
    [{ break: first?.name ?? '', to: '/home' }, '/home is no step'],
  ] as const)('rejects the rule of %j', ([options, message]) => {
    expect(() => readBreak(options)).toThrow(message);
  });
});
