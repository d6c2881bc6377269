import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Answers a request; `env` is what the server hands along with it. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

const toFinishMs = 3_000;

/** The port is taken. */
export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use. Try another one: PORT=${port + 1} npm start`);
  }
}

/** Listens; whoever asks before `fetch` is there waits for it. */
export async function listen(host: string, port: number, fetch: Promise<Fetch>): Promise<Server> {
  const server = createServer(getRequestListener(async (request, env) => (await fetch)(request, env)));
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error),
    );
    server.listen(port, host);
  });
  return server;
}

/** The address a browser opens. */
export function addressOf(server: Server, host: string): string {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Stops listening, and lets what is under way finish for a while. */
export async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), toFinishMs);
  await closed;
  clearTimeout(impatient);
}
