import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The tests use a real browser. Brings one where none is, or says in one line what to install, and stops. */
export function ensureChromium(): void {
  if (chromiumPath()) return;
  console.log('No Chromium here yet: installing one…');
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium') && chromiumPath()) return;
  if (run('npx', 'playwright', 'install', 'chromium') && chromiumPath()) return;
  console.error('Install Chromium (Debian: apt-get install chromium), or set CHROMIUM=/path/to/chromium.');
  process.exit(1);
}
