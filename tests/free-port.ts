import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has no other kind of address.
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
