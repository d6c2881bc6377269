import { describe, expect, test } from 'vitest';
import type { Route } from '#contract/routes.ts';
import { progressPercent } from '#engine/progress.ts';

describe('progress', () => {
  test('follows the order of the journey, and is never 0 or 100', () => {
    const order = ['/enter-name', '/enter-aadhar', '/enter-address'] as const;
    expect(order.map((route) => progressPercent(order, route))).toEqual([25, 50, 75]);
    // A journey of 300 places.
    const long = [order[0], ...Array<Route>(298).fill('/home'), order[1]];
    expect([order[0], order[1]].map((route) => progressPercent(long, route))).toEqual([1, 99]);
  });
  test('is undefined for a screen outside the journey', () => {
    expect(progressPercent(['/enter-name'], '/home')).toBeUndefined();
  });
});
