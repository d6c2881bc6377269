import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UsageError } from './command.ts';

/** The engine without a browser around it, which would take more time than the page. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path in CHROMIUM, if any. Throws a UsageError if it does not exist. */
function namedPath(): string | undefined {
  const { CHROMIUM } = process.env;
  if (!CHROMIUM || existsSync(CHROMIUM)) return CHROMIUM;
  throw new UsageError(
    `CHROMIUM=${CHROMIUM} does not exist. Write the path of an installed Chromium, or leave it out.`,
  );
}

/** Playwright's own: a browser, and a headless shell. */
const isPlaywrights = () => existsSync(chromium.executablePath());

/** The path of an installed Chromium: that in CHROMIUM, or the system's; undefined for Playwright's own. */
function chromiumPath(headless: boolean): string | undefined {
  const named = namedPath();
  return named || isPlaywrights() ? named : [...(headless ? [headlessShell] : []), ...browsers].find(existsSync);
}

/** How the tests and `npm run journey` launch it: with a camera that needs neither a device nor a permission. */
export function launchOptions(headless = true) {
  const executablePath = chromiumPath(headless);
  return {
    ...(executablePath && { executablePath }),
    args: ['--disable-dev-shm-usage', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  };
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** On Debian, installs the headless shell; elsewhere a Chromium, if there is none. Exits if that fails. */
export function ensureChromium(): void {
  if (namedPath() || isPlaywrights() || existsSync(headlessShell)) return;
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!debian && chromiumPath(true)) return;
  console.log('Installing a headless Chromium…');
  if (debian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium-headless-shell')) return;
  if (chromiumPath(true) || run('npx', 'playwright', 'install', 'chromium')) return;
  console.error(
    'Install Chromium (Debian: apt-get install chromium-headless-shell), or set CHROMIUM=/path/to/chromium.',
  );
  process.exit(1);
}
