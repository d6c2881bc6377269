const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * §15: a URL of the server or the query is followed only over https (or http on loopback), and only to our own origin or
 * a host of VITE_REDIRECT_HOSTS. Returns the full URL, or undefined.
 */
export function allowedUrl(address: string, origin: string, hosts: readonly string[]): string | undefined {
  const url = parsed(address, origin);
  if (!url || url.username || url.password) return undefined;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname));
  const known = url.origin === origin || hosts.includes(url.host);
  return known && (safe || url.origin === origin) && url.protocol.startsWith('http') ? url.href : undefined;
}

/** URL.parse and URL.canParse are newer than the browsers we support. */
function parsed(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
