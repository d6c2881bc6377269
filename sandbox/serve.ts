import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Answers a request; `env` comes from the server. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

const idleMs = 1_000;
const maxFinishMs = 10_000;

export async function listen(host: string, port: number, fetch: Fetch): Promise<Server> {
  const server = createServer(getRequestListener(fetch)).listen(port, host);
  await once(server, 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Try another one: PORT=${port + 1} npm start`);
  });
  return server;
}

export function addressOf(server: Server, host: string): string {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Returns the function that stops a server without an error for any client: it accepts no new connection, finishes the
 * current requests, and closes each connection after its next response. Idle connections are closed a second later,
 * because a request may already be on its way.
 */
export function createGracefulStop(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let stopping = false;
  const closeAfter = (response: ServerResponse) => response.headersSent || response.setHeader('connection', 'close');
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (stopping) closeAfter(response);
  });
  return async () => {
    stopping = true;
    for (const response of open) closeAfter(response);
    // The close method of HTTP servers would close idle connections at once.
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), idleMs);
    const limit = setTimeout(() => server.closeAllConnections(), maxFinishMs);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  };
}
