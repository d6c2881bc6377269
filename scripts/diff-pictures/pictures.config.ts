import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium.ts';
import { projects, results } from './storybook.ts';

const { args, ...launch } = launchOptions();

/** main.ts runs it twice, and the second run compares its pictures with the first. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: `../../${results}/differences`,
  snapshotPathTemplate: `../../${results}/before/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: '100%',
  // A story may time out while other programs use the machine.
  retries: 1,
  reporter: [
    ['line'],
    ['html', { outputFolder: `../../${results}/report`, open: 'never' }],
    ['json', { outputFile: `../../${results}/results.json` }],
  ],
  expect: { toHaveScreenshot: { threshold: 0, animations: 'disabled' } },
  // Without the flag, a part that is drawn over an earlier one has other edges than a part that is drawn at once.
  use: { launchOptions: { ...launch, args: [...args, '--disable-partial-raster'] } },
  projects,
});
