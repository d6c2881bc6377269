import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const contract = join(import.meta.dirname, '../../src/contract');

/** The docstring of each exported constant of the contract, such as a call, by name. */
export function readDocstrings(): Readonly<Record<string, string>> {
  const files = readdirSync(contract).map((file) => readFileSync(join(contract, file), 'utf8'));
  const found = files.flatMap((source) => [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g)]);
  return Object.fromEntries(found.map(([, text = '', name]) => [name, text.replace(/\s*\n \*\s*/g, ' ').trim()]));
}
