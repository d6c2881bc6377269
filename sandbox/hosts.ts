import { defaultHeaders } from './http/default-headers.ts';

interface HostSettings {
  readonly HOST: string;
  readonly KADAM_ORIGIN?: string | undefined;
  readonly KADAM_HOSTS: readonly string[];
}

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
const address = /^(\d+(\.\d+){3}|\[[\da-f:.]+\])$/;
const everywhere = ['0.0.0.0', '::'];

export const isLoopback = (hostname: string) => loopback.test(hostname);

/** The form of an IP address or a name before a port. */
export const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** The host of `host[:port]` without the port; undefined if it is not valid. */
export function hostnameOf(host: string): string | undefined {
  return /[/?#@\\]/.test(host) ? undefined : URL.parse(`http://${host}/`)?.hostname;
}

/** Rejects requests for other hosts with 421: with DNS rebinding, any web page could read the one-time codes. */
export function createHostCheck({ HOST, KADAM_ORIGIN, KADAM_HOSTS }: HostSettings) {
  const known = new Set(KADAM_HOSTS);
  const listensTo = hostnameOf(inAddress(HOST));
  if (listensTo) known.add(listensTo);
  if (KADAM_ORIGIN) known.add(new URL(KADAM_ORIGIN).hostname);
  // A server that listens on all addresses is reached by any of them. Only a name can be rebound.
  const isAllowed = (hostname: string) =>
    isLoopback(hostname) || known.has(hostname) || (everywhere.includes(HOST) && address.test(hostname));

  return (request: Request): Response | undefined => {
    const { hostname } = new URL(request.url);
    const requested = [hostname, hostnameOf(request.headers.get('host') ?? hostname) ?? ''];
    if (requested.every(isAllowed)) return undefined;
    const message = `This server does not answer for the host ${hostname}. Add it to KADAM_HOSTS, or set KADAM_ORIGIN to the address that borrowers open.`;
    return Response.json({ statusCode: 421, message }, { status: 421, headers: defaultHeaders });
  };
}
