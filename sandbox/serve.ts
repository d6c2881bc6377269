import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { hostInUrl } from './hosts.ts';

/** Answers a request; `env` comes from the server. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/**
 * How long a connection without a request stays open: longer than in a proxy (Caddy: 2 minutes, nginx: 1), which might
 * send a call on it at the moment at which the server closes it. A proxy does not send a POST again, and reports a 502.
 */
const keepAliveTimeout = 150_000;
const idleMs = 1_000;
const maxFinishMs = 10_000;

export async function listen(host: string, port: number, fetch: Fetch): Promise<Server> {
  const listener = getRequestListener(
    async (request, env) => {
      const response = await fetch(request, env);
      if (!server.listening) env.outgoing.setHeader('connection', 'close');
      return response;
    },
    // The host of a request without a Host header, such as a probe by HTTP/1.0.
    { hostname: hostInUrl(host) },
  );
  const server = createServer({ keepAliveTimeout }, listener).listen(port, host);
  await once(server, 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw new Error(`${error.message}. Correct HOST or PORT.`, { cause: error });
    throw new Error(`Port ${port} is in use. Try another one: PORT=${port + 1} npm start`);
  });
  return server;
}

export function addressOf(server: Server, host: string): string {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return `http://${hostInUrl(host)}:${port}`;
}

/**
 * Stops a server without an error for any client: it accepts no new connection, finishes the current requests, and closes
 * each connection after its next response. Idle connections are closed a second later, because a request may already be
 * on its way.
 */
export async function stopGracefully(server: Server): Promise<void> {
  // The close method of HTTP servers would close idle connections at once.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), idleMs);
  const limit = setTimeout(() => server.closeAllConnections(), maxFinishMs);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
