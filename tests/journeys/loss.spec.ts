import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { findLoss } from '../faults/loss.ts';

// `npm run test:faults -- --steps 10000` runs more steps.
const steps = 20;

test('whatever fails, and whatever the borrower does then, nothing is lost or doubled, and they are never stuck', async ({
  browser,
  baseURL,
}, { project }) => {
  test.setTimeout(600_000);
  // The type of the options has undefined for those that are not set.
  const context = { ...project.use, ...project.use.contextOptions } as BrowserContextOptions;
  expect(await findLoss(browser, { url: String(baseURL), context, steps, seed: 1 })).toBeGreaterThanOrEqual(steps);
});
