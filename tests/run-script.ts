import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Ended {
  /** Absent where it ended well. */
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a script with its arguments to its end, and returns what it printed, also where it failed. */
export function runScript(args: readonly string[], { env, ...options }: Options = {}): Promise<Ended> {
  const all = { ...options, maxBuffer: 1e8, env: { ...process.env, ...env } };
  return promisify(execFile)(process.execPath, args, all).catch((failed: Ended) => failed);
}
