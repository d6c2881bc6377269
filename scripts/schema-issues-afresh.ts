import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The argument with which the check leaves the departures from the specification out. */
export const withoutReport = '--issues';

/**
 * The issues of the schemas as lines to print, none where nothing is wrong, read by a process of its own: it sees each
 * schema as it is now, not as it was first imported. For the development server, on every change in schemas/. Vite reads
 * this file with its configuration, so it imports no screen.
 */
export async function schemaIssuesAfresh(): Promise<readonly string[]> {
  const script = path.join(import.meta.dirname, 'check-schemas.ts');
  const child = promisify(execFile)(process.execPath, [script, withoutReport]);
  const { stdout, stderr } = await child.catch((failed: { stdout: string; stderr: string }) => failed);
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.endsWith('no issues'));
}
