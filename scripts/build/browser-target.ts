import { readFileSync } from 'node:fs';

/** The oldest browsers that the app supports, from the one place that lists them: `browserslist` in package.json. */
export const browsers: readonly string[] = JSON.parse(readFileSync('package.json', 'utf8')).browserslist;

/** The same as a target of the build, which Vite checks: 'ios_saf >= 16' is ios16. */
export const buildTarget = () => browsers.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

/** The same in words for a borrower: 'Chrome 107, Safari 16'. */
export function oldestBrowsers(): string {
  const named = browsers.filter((browser) => /^(chrome|safari) /.test(browser));
  return named.map((browser) => browser.replace(/^./, (letter) => letter.toUpperCase()).replace(' >=', '')).join(', ');
}
