import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as TcpServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Answers a request; `env` is what the server hands along with it. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** While it stops: how long connections may stay idle, and how long requests may take. */
const idleMs = 1_000;
const toFinishMs = 10_000;

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

/**
 * Gives the function that stops a server without an error for anybody: it takes no new connection, finishes what is under
 * way, and ends each connection after its next answer. Only then does it close the connections that stay idle, because
 * a request may be on its way in on any of them.
 */
export function createGracefulStop(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let stopping = false;
  const endAfter = (response: ServerResponse) => response.headersSent || response.setHeader('connection', 'close');
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (stopping) endAfter(response);
  });
  return async () => {
    stopping = true;
    for (const response of open) endAfter(response);
    // The HTTP server's own close ends idle connections at once.
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), idleMs);
    const impatient = setTimeout(() => server.closeAllConnections(), toFinishMs);
    await closed;
    clearInterval(idle);
    clearTimeout(impatient);
  };
}
