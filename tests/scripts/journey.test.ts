import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readBreak } from '../../scripts/journey/open.ts';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/journey/main.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

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
    expect(readBreak({ break: 'companyName:min' })).toMatchObject({
      step: { route: '/company-name' },
      field: 'companyName',
      message: 'Company name should be min 2 char',
    });
  });

  test.for([
    [{ break: 'compnyName:min' }, "Unknown field 'compnyName'"],
    [{ break: 'companyName:mni' }, "write 'companyName:min'"],
    [{ break: 'companyName:min', to: '/home' }, '/home is no step'],
  ] as const)('rejects the rule of %j', ([asked, message]) => {
    expect(() => readBreak(asked)).toThrow(message);
  });
});
