import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Starts the product, which `npm start` has built before, over a data folder; waits for its address. */
export async function startProduct(dataFolder: string, port: number) {
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
    /** As when the power fails. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
