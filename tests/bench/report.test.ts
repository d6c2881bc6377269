import { expect, test } from 'vitest';
import { compare } from './figures.ts';
import { comparisonTable } from './report.ts';
import type { Run } from './runs.ts';

const bytes = { js: 90_000, css: 5_000, all: 110_000 };

const runOf = (usable: number): Run => ({
  load: { firstPaint: 300, largestPaint: 400, blocked: 100 },
  use: { largestPaint: 400, usable, answered: usable + 40, bytes },
});

test('a figure is compared with its subject, the fastest peer included, and a missed target is marked', () => {
  const results = { app: [runOf(1_080)], 'hand-split': [runOf(1_200)], rjsf: [runOf(1_500)], formkit: [runOf(1_000)] };
  const text = comparisonTable(compare(results, ['rjsf', 'formkit']));
  expect(text).toContain('| Usable | 1,080 ms | hand-split | 1,200 ms | 0.90 × | at most 0.95 × | yes |');
  expect(text).toContain(
    '| Usable | 1,080 ms | formkit (fastest peer) | 1,000 ms | 1.08 × | at most 1.00 × | **no** |',
  );
});

test('a figure beside 0 has no ratio', () => {
  const hand = { ...runOf(1_000), load: { firstPaint: 300, largestPaint: 400, blocked: 0 } };
  const text = comparisonTable(compare({ app: [runOf(900)], 'hand-split': [hand] }, []));
  expect(text).toContain('| Blocking time of the first load | 100 ms | hand-split | 0 ms | – | at most 150 ms | yes |');
});
