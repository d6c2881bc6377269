import { expect, test } from 'vitest';
import { filesWith, largestModules } from '../../scripts/record-build.ts';

const chunks = {
  'assets/index.js': {
    imports: ['assets/vendor.js'],
    styles: ['assets/index.css'],
    modules: { 'src/app/start.tsx': 900 },
  },
  'assets/bank.js': {
    imports: ['assets/index.js'],
    styles: [],
    modules: { 'src/list.tsx': 300, 'src/bank.tsx': 4_000 },
  },
  'assets/vendor.js': { imports: [], styles: [], modules: { react: 9_000, 'react-dom': 60_000 } },
};

test('a load above its budget is named with its largest modules', () => {
  expect(largestModules(chunks, ['index.html', 'assets/bank.js'])).toBe('src/bank.tsx 4.0 kB, src/list.tsx 0.3 kB');
});

test('a route loads all that its scripts import, with their styles', () => {
  expect(filesWith(chunks, ['src/bank.tsx'])).toEqual([
    'assets/bank.js',
    'assets/index.js',
    'assets/index.css',
    'assets/vendor.js',
  ]);
});
