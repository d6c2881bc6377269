import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What the command prints for the product under test, on its output or as its error, and its picture. */
async function journey(page: Page, testInfo: TestInfo, ...flags: string[]) {
  await page.goto('/mark.svg');
  const picture = testInfo.outputPath('screen.png');
  const line = ['scripts/journey/main.ts', ...flags, '--url', new URL(page.url()).origin, '--picture', picture];
  const run = promisify(execFile)(process.execPath, line);
  const printed = await run.catch((failed: { stdout: string; stderr: string }) => failed);
  return { ...printed, picture };
}

test('npm run journey with a fault fills the step, presses Next, and reports what the page has', async ({
  page,
}, testInfo) => {
  const { stdout, picture } = await journey(page, testInfo, '--to', '/gender', '--fault', 'saveAnswer:500');
  expect(stdout).toMatch(/^\/gender \(\d{10}\): What is your gender\?\n/);
  expect(stdout).toContain('- alertdialog "Internal Server Error"');
  expect(stdout).toContain(`Picture: ${picture}`);
  expect(stdout).not.toContain('The fault was not used');
});

test('npm run journey has the mobile number of a persona refused at the first screen', async ({ page }, testInfo) => {
  const fault = ['--to', '/', '--persona', 'repeat-approved', '--fault', 'loginByMobile:422'];
  const { stdout } = await journey(page, testInfo, ...fault);
  expect(stdout).toMatch(/^\/ \(9000000002\): /);
  expect(stdout).toContain('textbox "Mobile number" [invalid]');
  expect(stdout).toContain('The sandbox was set to refuse this.');
});

test('npm run journey says that a screen has no Next, and that a fault was not used', async ({ page }, testInfo) => {
  const { stdout } = await journey(page, testInfo, '--to', '/my-loan', '--fault', 'saveAnswer:500');
  expect(stdout).toContain('The fault was not used: the screen has not called saveAnswer.');
  const { stderr } = await journey(page, testInfo, '--to', '/my-loan', '--next');
  expect(stderr).toBe('/my-loan has no Next. Leave out --next.\n');
});
