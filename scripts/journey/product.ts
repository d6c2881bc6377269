import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A started product in a process of its own. */
export interface Product {
  readonly address: string;
  /** As when the power fails. */
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

/** Starts the product, which `npm start` has built before, over a data folder; waits for its address. */
export async function startProduct(dataFolder: string, port: number): Promise<Product> {
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, PORT: String(port), KADAM_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      printed += text;
      if (printed.includes(`http://127.0.0.1:${port}/sandbox`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The product ended early:\n${printed}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
