import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Result {
  /** The exit code; absent on success. */
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a script with its arguments, and returns what it printed. A failed script is a result, not an error. */
export function runScript(args: readonly string[], { env, ...options }: Options = {}): Promise<Result> {
  const all = { ...options, maxBuffer: 1e8, env: { ...process.env, ...env } };
  return promisify(execFile)(process.execPath, args, all).catch((failed: Result) => failed);
}
