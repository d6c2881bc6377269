import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { choiceStep } from '../choice-step.ts';
import { runScript } from '../run-script.ts';
import { expect, test } from './fixtures.ts';

/** The command line for the product under test, with a picture. */
async function commandLine(page: Page, picture: string, flags: readonly string[]) {
  await page.goto('/mark.svg');
  return ['scripts/journey/main.ts', ...flags, '--url', new URL(page.url()).origin, '--picture', picture];
}

/** Runs the command, and returns what it prints and the path of its picture. */
async function journey(page: Page, testInfo: TestInfo, ...flags: string[]) {
  const picture = testInfo.outputPath('screen.png');
  return { ...(await runScript(await commandLine(page, picture, flags))), picture };
}

test('npm run journey with a fault fills the step, presses Next, and reports what the page has', async ({
  page,
}, testInfo) => {
  const fault = ['--to', choiceStep.route, '--fault', 'saveAnswer:500', '--width', '320'];
  const { stdout, picture } = await journey(page, testInfo, ...fault);
  const [heading] = stdout.split('\n');
  expect(heading?.replace(/\d{10}/, 'mobile')).toBe(`${choiceStep.route} (mobile): ${choiceStep.title}`);
  expect(stdout).toContain('- alertdialog "Internal Server Error"');
  expect(stdout).toContain(`Picture: ${picture}`);
  expect(readFileSync(picture).readUInt32BE(16), 'the width of the PNG').toBe(320);
  expect(stdout).not.toContain('The fault was not used');
});

test('npm run journey with a fault at the first screen enters the mobile number of the persona', async ({
  page,
}, testInfo) => {
  const fault = ['--to', '/', '--persona', 'repeat-approved', '--fault', 'loginByMobile:422'];
  const { stdout } = await journey(page, testInfo, ...fault);
  expect(stdout).toMatch(/^\/ \(9000000002\): /);
  expect(stdout).toContain('textbox "Mobile number" [invalid]');
  expect(stdout).toContain('The sandbox was set to refuse this.');
});

test('npm run journey in Hindi reports that a fault was not used', async ({ page }, testInfo) => {
  const fault = ['--to', '/my-loan', '--fault', 'saveAnswer:500', '--language', 'hi'];
  const { stdout } = await journey(page, testInfo, ...fault);
  expect(stdout, 'the heading').toMatch(/^\/my-loan \(\d+\): .*\p{Script=Devanagari}/u);
  expect(stdout).toContain('The fault was not used: the screen has not called saveAnswer.');
});

test('npm run journey writes its trace and reports no error if the reader of its output ends early, as `| head -1` does', async ({
  page,
}, testInfo) => {
  const trace = testInfo.outputPath('trace.zip');
  const flags = ['--to', choiceStep.route, '--trace', trace];
  const command = execFile(process.execPath, await commandLine(page, testInfo.outputPath('screen.png'), flags));
  let stderr = '';
  command.stderr?.on('data', (text) => {
    stderr += text;
  });
  command.stdout?.once('data', () => command.stdout?.destroy());
  await once(command, 'close');
  expect(stderr).toBe('');
  expect(existsSync(trace)).toBe(true);
});
