import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium: the one named by CHROMIUM, Playwright's own, or the system's. */
function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  return [...(named ? [named] : []), chromium.executablePath(), ...usualPaths].find((path) => existsSync(path));
}

/** How the tests and `npm run journey` launch it: with a camera that needs neither a device nor a permission. */
export function launchOptions() {
  const executablePath = chromiumPath();
  return {
    ...(executablePath && { executablePath }),
    args: ['--disable-dev-shm-usage', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  };
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Installs a Chromium for the tests where there is none; where that fails, prints what to install, and exits. */
export function ensureChromium(): void {
  if (chromiumPath()) return;
  console.log('No Chromium found: installing one…');
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium') && chromiumPath()) return;
  if (run('npx', 'playwright', 'install', 'chromium') && chromiumPath()) return;
  console.error('Install Chromium (Debian: apt-get install chromium), or set CHROMIUM=/path/to/chromium.');
  process.exit(1);
}
