import { describe, expect, test } from 'vitest';
import { stepByRoute, steps } from '#schemas/index.ts';
import { claimsOfSteps } from './claims-of-steps.ts';

test('a route that no schema draws has no step', () => {
  for (const step of steps) expect(stepByRoute(step.route)).toBe(step);
  expect(stepByRoute('/enter-aadhar')).toBeUndefined();
});

describe.for(steps)('$route', (step) => {
  test.for(Object.entries(claimsOfSteps))('%s', ([, claim]) => claim(step));
});
