import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * The issues of the schemas as lines, without departures from the specification. A process of its own reads each schema
 * as it is now, not as it was first imported.
 */
export async function readSchemaIssues(): Promise<readonly string[]> {
  const script = path.join(import.meta.dirname, 'check-schemas.ts');
  const child = promisify(execFile)(process.execPath, [script]);
  const { stdout, stderr } = await child.catch((failed: { stdout: string; stderr: string }) => failed);
  return `${stdout}${stderr}`.split('\n').filter((line) => !/^$|no issues$|accept:specification'\.$/.test(line));
}

/** Whether an issue is only missing Hindi: such a text is shown in English, and its Hindi is written last. */
export const isMissingHindi = (line: string) => / {2}hindi\.| has no Hindi\. /.test(line);
