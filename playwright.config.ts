import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

const port = Number(process.env.JOURNEY_PORT ?? 4180);

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // Node reads their types itself, as in every command: no compiler runs first, and no stack is mapped to a source.
  build: { external: ['**/*.ts'] },
  // All journeys share one server; each has a borrower of its own. A journey waits for a third of its time, so that three
  // at a time keep the two processors of a small machine busy.
  workers: 3,
  fullyParallel: true,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  webServer: {
    // A journey reads what the lender logs.
    command:
      'mkdir -p test-results && npm start >test-results/lender.log 2>&1 || { cat test-results/lender.log >&2; exit 1; }',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), KADAM_DATA: 'test-results/data' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    // Animations are reviewed in the stories; here they cost a seventh of the time.
    contextOptions: { reducedMotion: 'reduce' },
    // Recorded at a second try alone, which never makes a failure right: a flaky journey counts as failed.
    trace: 'on-first-retry',
    // What a service worker answers, no test can change on its way: only second-visit.spec.ts has one.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
