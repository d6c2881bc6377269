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

/** The one named by CHROMIUM. Throws a UsageError where that does not exist. */
function namedPath(): string | undefined {
  const { CHROMIUM } = process.env;
  if (!CHROMIUM || existsSync(CHROMIUM)) return CHROMIUM;
  throw new UsageError(
    `CHROMIUM=${CHROMIUM} does not exist. Write the path of an installed Chromium, or leave it out.`,
  );
}

/** Playwright's own: a browser, and a headless shell. */
const isPlaywrights = () => existsSync(chromium.executablePath());

/** The path of an installed Chromium: the one named by CHROMIUM, or the system's. Playwright's own needs none. */
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

/** Installs the headless shell on Debian, and elsewhere a Chromium where there is none. If that fails, exits. */
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
