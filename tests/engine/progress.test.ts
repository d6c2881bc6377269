import { describe, expect, test } from 'vitest';
import { progressPercent } from '#engine/progress.ts';

describe('progress', () => {
  test('follows the order of the journey, with something before its first place and after its last', () => {
    const order = ['/enter-name', '/enter-aadhar', '/enter-address'] as const;
    expect(order.map((route) => progressPercent(order, route))).toEqual([25, 50, 75]);
  });
  test('is undefined for a screen outside the journey', () => {
    expect(progressPercent(['/enter-name'], '/home')).toBeUndefined();
  });
});
