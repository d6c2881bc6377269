import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';

test('npm run journey with a fault fills the step, presses Next, and reports what the page has', async ({
  page,
}, testInfo) => {
  await page.goto('/mark.svg');
  const picture = testInfo.outputPath('gender.png');
  const line = [
    '--to',
    '/gender',
    '--fault',
    'saveAnswer:500',
    '--url',
    new URL(page.url()).origin,
    '--picture',
    picture,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/journey/main.ts', ...line]);
  expect(stdout).toMatch(/^\/gender \(\d{10}\): What is your gender\?\n/);
  expect(stdout).toContain('- alertdialog "Internal Server Error"');
  expect(stdout).toContain(`Picture: ${picture}`);
});
