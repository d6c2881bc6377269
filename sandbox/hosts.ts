import { defaultHeaders } from './http/default-headers.ts';
import type { Settings } from './server-settings.ts';

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
const address = /^(\d+(\.\d+){3}|\[[\da-f:.]+\])$/;
const everywhere = ['0.0.0.0', '::'];

export const isLoopback = (hostname: string) => loopback.test(hostname);

/** A host name or an IP address as a URL has it: IPv6 in brackets. */
export const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** The host of `host[:port]` without the port; undefined if it is not valid. */
const hostnameOf = (host: string) => URL.parse(`http://${host}/`)?.hostname;

/** Rejects requests for other hosts with 421: with DNS rebinding, any web page could read the one-time codes. */
export function createHostCheck({ HOST, KADAM_ORIGIN }: Pick<Settings, 'HOST' | 'KADAM_ORIGIN'>) {
  const known = [hostnameOf(hostInUrl(HOST)), KADAM_ORIGIN && new URL(KADAM_ORIGIN).hostname];
  // A server that listens on all addresses can be reached by any of them; DNS rebinding needs a name.
  const isAllowed = (hostname: string) =>
    isLoopback(hostname) || known.includes(hostname) || (everywhere.includes(HOST) && address.test(hostname));

  return (request: Request): Response | undefined => {
    const { hostname } = new URL(request.url);
    const requested = [hostname, hostnameOf(request.headers.get('host') ?? hostname) ?? ''];
    if (requested.every(isAllowed)) return undefined;
    const message = `This server does not answer for the host ${hostname}. Set KADAM_ORIGIN to the address that borrowers open.`;
    return Response.json({ statusCode: 421, message }, { status: 421, headers: defaultHeaders });
  };
}
