import { type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSend } from '#api/client.ts';
import type { Send } from '#api/send.ts';
import { loginByMobile, verifyOtp } from '#contract/login.ts';
import { answered } from '../answered.ts';
import { sentCodes } from '../sent-codes.ts';

const main = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url));

/** Starts the sandbox as `npm start` does; without flags it serves the last build too. */
export function startSandbox(
  env: Readonly<Record<string, string>>,
  options: SpawnOptions = {},
  flags = ['--api-only'],
) {
  const child = spawn(process.execPath, [main, ...flags], {
    ...options,
    env: { ...process.env, DATABASE_URL: undefined, PORT: '0', KADAM_LOG: 'text', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  child.stderr?.on('data', (text) => {
    printed.err += text;
  });
  const address = new Promise<string>((resolve) => {
    child.stdout?.on('data', (text) => {
      printed.out += text;
      const [, found] = /(http:\S+)\/sandbox/.exec(printed.out) ?? [];
      if (found) resolve(found);
    });
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { pid: child.pid ?? 0, printed, exited, address, end };
}

export type SandboxProcess = ReturnType<typeof startSandbox>;

export function clientOf(address: string, token = ''): Send {
  return createSend({ baseUrl: `${address}/api/`, token: () => token });
}

/** The newest one-time code of a number. */
export async function shownCode(address: string, mobile: string): Promise<string> {
  const [code = ''] = await sentCodes(fetch, address, mobile);
  return code;
}

/** Logs in with the code that a process lists. */
export async function verifyWithShownCode(address: string, mobile: string) {
  return clientOf(address)(verifyOtp, { body: { mobile, otp: await shownCode(address, mobile) } });
}

/** Logs a borrower in; the code can come from another process. */
export async function logIn(address: string, mobile = '9876900001', codeFrom = address): Promise<string> {
  answered(await clientOf(codeFrom)(loginByMobile, { query: {}, body: { mobile, plateform: 'web' } }));
  return answered(await verifyWithShownCode(address, mobile)).data.jwtToken;
}
