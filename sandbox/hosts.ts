/** Which hosts a server answers for. Names and addresses as in a URL, without a port. */
export interface HostSettings {
  /** Where it listens. */
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

/** The host of `host[:port]`, without the port; undefined where it is none. */
export function hostnameOf(host: string): string | undefined {
  const url = `http://${host}/`;
  return URL.canParse(url) && !/[/?#@\\]/.test(host) ? new URL(url).hostname : undefined;
}

/**
 * Rejects a request for another host with 421. Without this a web page anywhere could point its own name to this machine
 * (DNS rebinding) and read one-time codes in the browser of whoever runs the sandbox.
 */
export function createHostCheck({ host, publicOrigin, hosts }: HostSettings) {
  const own = new Set(hosts);
  const listensTo = hostnameOf(host.includes(':') ? `[${host}]` : host);
  if (listensTo) own.add(listensTo);
  if (publicOrigin) own.add(new URL(publicOrigin).hostname);
  // Who listens everywhere is reached by any address of the machine. Only a name can be pointed elsewhere.
  const answersFor = (hostname: string) =>
    isLoopback(hostname) || own.has(hostname) || (everywhere.includes(host) && address.test(hostname));

  return (request: Request): Response | undefined => {
    const { hostname } = new URL(request.url);
    const asked = [hostname, hostnameOf(request.headers.get('host') ?? hostname) ?? ''];
    if (asked.every(answersFor)) return undefined;
    const message = `This server does not answer for the host ${hostname}. Add it to KADAM_HOSTS, or set KADAM_ORIGIN to the address that borrowers open.`;
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    return Response.json({ statusCode: 421, message }, { status: 421, headers });
  };
}
