import { globSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesWith } from '../../scripts/build/record-build.ts';
import { addSteps } from '../add-steps.ts';
import { copyProject, temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

const chunks = {
  'static/js/index.js': {
    imports: ['static/js/vendor.js'],
    styles: ['static/js/index.css'],
    modules: { 'src/app/start.tsx': 900 },
  },
  'static/js/bank.js': {
    imports: ['static/js/index.js'],
    styles: [],
    modules: { 'src/bank.tsx': 4_000 },
  },
  'static/js/vendor.js': { imports: [], styles: [], modules: { react: 9_000, 'react-dom': 60_000 } },
};

test('a load above its budget fails npm run check:size, which names its largest modules', async () => {
  const cwd = await temporaryFolder();
  await cp('dist', path.join(cwd, 'dist'), { recursive: true });
  const [vendor = ''] = globSync('dist/static/js/vendor-*.js.br');
  await writeFile(path.join(cwd, vendor), 'x'.repeat(90_000));
  const { code, stdout } = await runScript([path.resolve('scripts/check-size.ts')], { cwd });
  expect(code).toBe(1);
  expect(stdout).toMatch(/'\/' has \d+\.\d kB, its budget is 80 kB\. Its largest modules.*: react-dom \d+\.\d kB, /);
});

test('a step that is added needs no other budget', async () => {
  const copy = await copyProject();
  await cp('dist', path.join(copy, 'dist'), { recursive: true });
  const budgetOfPages = async () => {
    const { stdout } = await runScript(['scripts/check-size.ts'], { cwd: copy });
    const [, budget = expect.unreachable(stdout)] = /of +([\d.]+) kB {2}every other page/.exec(stdout) ?? [];
    return Number(budget);
  };
  const before = await budgetOfPages();
  await addSteps(copy, 2);
  expect(await budgetOfPages()).toBe(before + 1);
});

test('a route loads everything that its scripts import, with the styles', () => {
  expect(filesWith(chunks, ['src/bank.tsx'])).toEqual([
    'static/js/bank.js',
    'static/js/index.js',
    'static/js/index.css',
    'static/js/vendor.js',
  ]);
});

test('a module that no script contains is an error, not a load of no bytes', () => {
  expect(() => filesWith(chunks, ['src/renamed.tsx'])).toThrow('No script of the build contains src/renamed.tsx.');
});
