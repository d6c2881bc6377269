import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../command.ts';

const main = path.join(import.meta.dirname, '../../sandbox/main.ts');

/** Starts the sandbox as `npm start` does, on a free port; without flags it serves the last build too. */
export function startSandbox(env: Readonly<Record<string, string>>, flags: readonly string[] = ['--api-only']) {
  const child = spawn(process.execPath, [main, ...flags], {
    env: { ...process.env, DATABASE_URL: undefined, PORT: '0', KADAM_LOG: 'text', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  const exited: Promise<number | NodeJS.Signals> = once(child, 'exit').then(([code, signal]) => code ?? signal);
  child.stderr.on('data', (text) => {
    printed.err += text;
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      printed.out += text;
      const [, found] = /(http:\S+)\/sandbox/.exec(printed.out) ?? [];
      if (found) resolve(found);
    });
    child.once('close', () =>
      reject(new UsageError(`The sandbox ended early:\n${printed.out}${printed.err.trimEnd()}`)),
    );
  });
  // Not every caller waits for the address, such as a test of a start that fails.
  address.catch(() => {});
  return {
    printed,
    exited,
    address,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return exited;
    },
  };
}

export type SandboxProcess = ReturnType<typeof startSandbox>;

/** Builds the product, and starts it with empty data, which are deleted when it or this process ends. */
export function startWithoutData() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'kadam-data-'));
  const { address, send, end } = startSandbox({ KADAM_DATA: folder.path }, ['--build']);
  process.once('exit', () => {
    send('SIGKILL');
    folder.remove();
  });
  // Without a listener, a signal would end the process without that event.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  return { address, end: () => end('SIGKILL').then(folder.remove) };
}
