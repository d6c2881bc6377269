import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium that is already here: the one named by CHROMIUM, Playwright's own, or the system's. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  return [...(named ? [named] : []), chromium.executablePath(), ...usual].find((path) => existsSync(path));
}
