import { expect, test } from 'vitest';
import { steps } from '#schemas/index.ts';

/** The parts of a step that are functions, apart from rules and typing aids, which have registries of their own. */
function functionsIn(value: unknown, at: string): string[] {
  if (typeof value === 'function') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'rules' || name === 'normalize' ? [] : functionsIn(part, `${at}.${name}`),
  );
}

test('a step is data, except the rows of the PAN sheet and the prefill of the bank account', () => {
  expect(steps.flatMap((step) => functionsIn(step, step.route))).toEqual([
    '/enter-your-pan.confirm.rows',
    '/bank-details.prefill.answers',
    '/bank-details.prefill.refuses',
  ]);
});
