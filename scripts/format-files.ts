import { spawnSync } from 'node:child_process';

/** Formats files that a command has written. */
export function formatFiles(...files: readonly string[]): void {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  spawnSync(process.execPath, [biome, 'check', '--write', ...files], { stdio: 'ignore' });
}
