import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A started product in a process of its own. */
export interface Product {
  readonly address: string;
  /** As when the power fails. */
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Starts the product, which `npm start` has built before, over a data folder; waits for its address. */
export async function startProduct(dataFolder: string, port: number): Promise<Product> {
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, PORT: String(port), KADAM_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  const listening = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        printed += text;
        if (printed.includes(`http://127.0.0.1:${port}/sandbox`)) resolve();
      });
  });
  const hasEnded = await Promise.race([listening, ended]);
  if (hasEnded) throw new Error(`The product ended early:\n${printed}`);
  return {
    address: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
