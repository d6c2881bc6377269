import { expect, test } from 'vitest';
import { exceeded, filesWith } from '../../scripts/size/sizes.ts';

const chunks = {
  'assets/index.js': {
    imports: ['assets/vendor.js'],
    styles: ['assets/index.css'],
    modules: { 'src/app/start.tsx': 900 },
  },
  'assets/bank.js': {
    imports: ['assets/index.js'],
    styles: [],
    modules: { 'src/bank.tsx': 4_000, 'src/list.tsx': 300 },
  },
  'assets/vendor.js': { imports: [], styles: [], modules: { react: 9_000, 'react-dom': 60_000 } },
};
const load = ['/bank-list', ['assets/bank.js'], 2] as const;
const accepted = { 'src/bank.tsx': 1_500, 'src/list.tsx': 300 };

test('a load above its budget names the module that grew', () => {
  const [issue] = exceeded(load, 2_600, chunks, accepted);
  expect(issue).toContain("'/bank-list' has 2.6 kB, its budget is 2 kB.");
  expect(issue).toContain('Grown since the accepted sizes, before minification: src/bank.tsx +2.5 kB.');
});

test('a load above its budget names its largest modules where none grew', () => {
  const [issue] = exceeded(load, 2_600, chunks, { ...accepted, 'src/bank.tsx': 4_000 });
  expect(issue).toContain('Its largest modules, before minification: src/bank.tsx 4.0 kB, src/list.tsx 0.3 kB.');
});

test('a load within its budget is no issue', () => {
  expect(exceeded(load, 2_000, chunks, {})).toEqual([]);
});

test('a route loads all that its scripts import, with their styles', () => {
  expect(filesWith(chunks, ['src/bank.tsx'])).toEqual([
    'assets/bank.js',
    'assets/index.js',
    'assets/index.css',
    'assets/vendor.js',
  ]);
});
