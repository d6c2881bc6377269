import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { personas } from '#sandbox/personas.ts';
import { help, readCommand } from '../../scripts/journey/command.ts';

const read = (...args: string[]) => readCommand([...args, '--headless'], {}, 'linux');
const order = (...args: string[]) => {
  const command = read(...args);
  return command === 'help' ? expect.unreachable('help') : command.order;
};

describe('npm run journey understands', () => {
  test.for([
    ['repeat', 'Ravi Menon'],
    ['Ravi', 'Ravi Menon'],
    ['ravi menon', 'Ravi Menon'],
    ['2', 'Ravi Menon'],
    ['9000000002', 'Ravi Menon'],
    ['new', 'Meera Joshi'],
    ['overdue', 'Joseph Mathew'],
    ['repeat-finbox', 'Arjun Nair'],
    ['emi', 'Esha Kapoor'],
  ])('the persona %s', ([written = '', name]) => {
    expect(order('--to', '/home', '--persona', written).persona?.name).toBe(name);
  });

  test('every persona by its number', () => {
    const named = personas.map((_, index) => order('--to', '/home', '--persona', String(index + 1)).persona);
    expect(named).toEqual(personas);
  });

  test('a route without its slash, and the step of a rule without its route', () => {
    expect(order('--to', 'salary-date').to).toBe('/salary-date');
    expect(order('--break', 'companyName:min').to).toBe('/company-name');
  });

  test('who comes to a screen that a new borrower never sees', () => {
    expect(order('--to', '/loan-reject').persona?.name).toBe('Imran Shaikh');
    expect(order('--to', '/salary-date').persona).toBeUndefined();
  });

  test.for([
    ['saveAnswer:500', { call: 'saveAnswer', kind: 'refuse', status: 500 }],
    ['saveAnswer', { call: 'saveAnswer', kind: 'refuse', status: 500 }],
    ['saveAnswer:stall:10', { call: 'saveAnswer', kind: 'stall', seconds: 10 }],
    ['saveAnswer:lose-answer', { call: 'saveAnswer', kind: 'lose answer' }],
  ] as const)('the fault %s', ([written, fault]) => {
    expect(order('--to', '/gender', '--fault', written).fault).toEqual(fault);
  });

  test('how far to move the clock', () => {
    const minutes = ['+2d', '3h', '+90m'].map((by) => order('--to', '/home', '--clock', by).clock?.minutes);
    expect(minutes).toEqual([2_880, 180, 90]);
  });

  test('a rule by a part of its name', () => {
    expect(order('--break', 'name:letters').breaks?.named).toBe('name:singleSpacedLetters');
    expect(order('--break', 'accountNo:digits').breaks?.named).toBe('accountNo:digitsOnly');
  });

  test('a rule of a limit, since no input of a step cuts what breaks it', () => {
    expect(order('--break', 'accountNo:max').breaks?.named).toBe('accountNo:maxLength');
  });

  test('a request for help', () => {
    expect(read('--help')).toBe('help');
    expect(help).toContain('--break field:rule');
  });
});

describe('npm run journey says in a line', () => {
  test.for([
    ["'x.gif' is no .png. Give --screenshot a name that ends in .png", '--to', '/gender', '--screenshot', 'x.gif'],
    ["There is no route '/salry-date'. Did you mean '/salary-date'?", '--to', '/salry-date'],
    ["There is no persona 'repaet'. Did you mean 'repeat'?", '--to', '/home', '--persona', 'repaet'],
    [
      "There is no persona 'somebody else entirely'. They are listed in sandbox/README.md.",
      '--to',
      '/home',
      '--persona',
      'somebody else entirely',
    ],
    ["There is no call 'saveAnswr'. Did you mean 'saveAnswer'?", '--to', '/home', '--fault', 'saveAnswr:500'],
    ["There is no fault 'stal'. Did you mean 'stall'?", '--to', '/home', '--fault', 'saveAnswer:stal'],
    ["There is no option '--brake'. Did you mean '--break'?", '--brake', 'companyName:min'],
    ["'drak' is no theme. Write light or dark.", '--to', '/home', '--theme', 'drak'],
    ["There is no field 'compnyName'. Did you mean 'companyName'?", '--break', 'compnyName:min'],
    ["'companyName:mni' is no rule of /company-name; write 'companyName:min'", '--break', 'companyName:mni'],
    [
      '/home is no step, so that it has no rule to break. Leave out --break.',
      '--to',
      '/home',
      '--break',
      'companyName:min',
    ],
    ["'soon' is no time to move the clock by. Write +2d, +3h or +90m.", '--to', '/home', '--clock', 'soon'],
    ["'wide' is no width. Write a number of pixels, such as 320.", '--to', '/home', '--width', 'wide'],
    ["'localhost' is no address. Write it whole: http://127.0.0.1:4173", '--to', '/home', '--url', 'localhost'],
    ["'ta' is no language of the app. Write en or hi.", '--to', '/home', '--language', 'ta'],
    ['Say where to go: --to /salary-date. See --help.'],
  ])('%s', ([says = '', ...args]) => {
    expect(() => read(...args)).toThrow(says);
  });

  test('that there is no display, with exit code 2 and nothing started', () => {
    const env = { PATH: process.env.PATH };
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/journey/main.ts', ...args], { env, encoding: 'utf8' });
    const { status, stderr, stdout } = run('--to', '/salry-date');
    expect([status, stderr, stdout]).toEqual([
      2,
      "There is no route '/salry-date'. Did you mean '/salary-date'?\n",
      '',
    ]);
    expect(() => readCommand(['--to', '/home'], {}, 'linux')).toThrow('There is no display here');
    expect(readCommand(['--to', '/home'], { DISPLAY: ':0' }, 'linux')).not.toBe('help');
  });
});
