const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * §15: a URL of the server or the query is followed only to our own origin, or over https (or http on loopback) to a host
 * of VITE_REDIRECT_HOSTS. Returns the full URL, or undefined.
 */
export function allowedUrl(address: string, origin: string, hosts: readonly string[]): string | undefined {
  const url = parsed(address, origin);
  if (!url?.protocol.startsWith('http') || url.username || url.password) return undefined;
  const isSafe = url.protocol === 'https:' || loopback.includes(url.hostname);
  return url.origin === origin || (isSafe && hosts.includes(url.host)) ? url.href : undefined;
}

/** Whether a page would open. Without a network only one on this machine does, as the sandbox may be. */
export function isReachable(address: string, origin: string, isOnline: boolean): boolean {
  return isOnline || loopback.includes(new URL(address, origin).hostname);
}

/** URL.parse and URL.canParse are newer than the browsers we support. */
function parsed(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
