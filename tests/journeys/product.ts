import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A product that was really started, by the command of the README. */
export interface Product {
  readonly address: string;
  /** As when the power fails: no goodbye. */
  kill(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

/** Runs `npm start` over a data folder and waits until it says where it is. */
export async function startProduct(dataFolder: string, port: number): Promise<Product> {
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), KADAM_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that npm and the server under it can be ended together.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text;
      if (said.includes(`http://127.0.0.1:${port}/sandbox`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`npm start ended early:\n${said}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async kill() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
