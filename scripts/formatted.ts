import { execFileSync } from 'node:child_process';

/** The text of a file as `npm run fix` formats it. */
export function formatted(file: string, text: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, biome, { input: text, encoding: 'utf8' });
}
