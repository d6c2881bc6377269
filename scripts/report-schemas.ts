import { spawnSync } from 'node:child_process';

// A schema that does not load ends a command with an error of Node before its first line: the checker has plain words.
process.on('uncaughtException', (error) => {
  const { status } = spawnSync(process.execPath, ['scripts/check-schemas.ts'], { stdio: 'inherit' });
  if (status === 0 || !String(error.stack).includes('/schemas/')) console.error(error);
  process.exit(1);
});
