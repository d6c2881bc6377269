import { defineConfig } from '@playwright/test';
import { languages } from '#languages/index.ts';
import { launchOptions } from '../chromium.ts';

const { args, ...launch } = launchOptions();
const heights = { 320: 740, 360: 740, 1280: 820 };

/** Each language in each width. main.ts runs it twice, and the second run compares its pictures with the first. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../test-results/pictures/differences',
  snapshotPathTemplate: '../../test-results/pictures/before/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  // A story may time out while other programs use the machine.
  retries: 1,
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../test-results/pictures/report', open: 'never' }],
    ['json', { outputFile: '../../test-results/pictures/results.json' }],
  ],
  expect: { toHaveScreenshot: { threshold: 0, animations: 'disabled' } },
  // Without the flag, a part that is drawn over an earlier one has other edges than a part that is drawn at once.
  use: { launchOptions: { ...launch, args: [...args, '--disable-partial-raster'] } },
  projects: languages.flatMap(({ code }) =>
    Object.entries(heights).map(([width, height]) => ({
      name: `${code}-${width}`,
      use: { viewport: { width: Number(width), height }, locale: code },
    })),
  ),
});
