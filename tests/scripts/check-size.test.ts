import { expect, test } from 'vitest';
import { filesWith, largestModules } from '../../scripts/build/record-build.ts';

const chunks = {
  'static/js/index.js': {
    imports: ['static/js/vendor.js'],
    styles: ['static/js/index.css'],
    modules: { 'src/app/start.tsx': 900 },
  },
  'static/js/bank.js': {
    imports: ['static/js/index.js'],
    styles: [],
    modules: { 'src/list.tsx': 300, 'src/bank.tsx': 4_000 },
  },
  'static/js/vendor.js': { imports: [], styles: [], modules: { react: 9_000, 'react-dom': 60_000 } },
};

test('a load above its budget is reported with its largest modules', () => {
  expect(largestModules(chunks, ['index.html', 'static/js/bank.js'])).toBe('src/bank.tsx 4.0 kB, src/list.tsx 0.3 kB');
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
