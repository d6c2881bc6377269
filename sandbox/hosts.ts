/** Hosts as in a URL, without a port. */
export interface HostSettings {
  /** The address it listens on. */
  readonly host: string;
  readonly publicOrigin: string | undefined;
  readonly hosts: readonly string[];
}

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
const address = /^(\d+(\.\d+){3}|\[[\da-f:.]+\])$/;
const everywhere = ['0.0.0.0', '::'];

export function isLoopback(hostname: string): boolean {
  return loopback.test(hostname);
}

/** The host of `host[:port]` without the port; undefined if it is not valid. */
export function hostnameOf(host: string): string | undefined {
  const url = `http://${host}/`;
  return URL.canParse(url) && !/[/?#@\\]/.test(host) ? new URL(url).hostname : undefined;
}

/** Rejects requests for other hosts with 421: with DNS rebinding, any web page could read the one-time codes. */
export function createHostCheck({ host, publicOrigin, hosts }: HostSettings) {
  const known = new Set(hosts);
  const listensTo = hostnameOf(host.includes(':') ? `[${host}]` : host);
  if (listensTo) known.add(listensTo);
  if (publicOrigin) known.add(new URL(publicOrigin).hostname);
  // A server that listens on all addresses is reached by any of them. Only a name can be rebound.
  const isAllowed = (hostname: string) =>
    isLoopback(hostname) || known.has(hostname) || (everywhere.includes(host) && address.test(hostname));

  return (request: Request): Response | undefined => {
    const { hostname } = new URL(request.url);
    const requested = [hostname, hostnameOf(request.headers.get('host') ?? hostname) ?? ''];
    if (requested.every(isAllowed)) return undefined;
    const message = `This server does not answer for the host ${hostname}. Add it to KADAM_HOSTS, or set KADAM_ORIGIN to the address that borrowers open.`;
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    return Response.json({ statusCode: 421, message }, { status: 421, headers });
  };
}
