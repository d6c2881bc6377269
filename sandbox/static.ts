import type { Route } from '#contract/routes.ts';
import { isRoute } from '#schemas/index.ts';
import type { Bodies, BuiltFile, Encoding } from './static/files.ts';
import { builtFiles } from './static/files.ts';
import { securityHeaders } from './static/security.ts';

/** The encodings a browser takes, the smallest first. */
function encodingsFor(request: Request): readonly Encoding[] {
  const asked = (request.headers.get('accept-encoding') ?? '').split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  const takes = (name: Encoding) => asked.some(([encoding, weight = '1']) => encoding === name && Number(weight) > 0);
  return [...(['br', 'gzip'] as const).filter(takes), 'identity'];
}

function send(request: Request, status: number, headers: Readonly<Record<string, string>>, bodies: Bodies): Response {
  const encoding = encodingsFor(request).find((name) => bodies[name]) ?? 'identity';
  const body = bodies[encoding] ?? new Uint8Array();
  const told = {
    ...headers,
    'content-length': String(body.byteLength),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: told });
}

function sendFile(request: Request, { headers, etag, bodies }: BuiltFile, status = 200): Response {
  const known = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/);
  if (status !== 200 || (!known.includes(etag) && !known.includes('*'))) return send(request, status, headers, bodies);
  const { 'content-type': _type, ...kept } = headers;
  return new Response(null, { status: 304, headers: kept });
}

function refuse(request: Request, status: number, said: string): Response {
  const headers = { ...securityHeaders, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {};
  return send(request, status, { ...headers, ...allow }, { identity: new TextEncoder().encode(`${said}\n`) });
}

/** Where the payment provider's checkout posts a borrower's approval; the app behind it is asked for by GET (§13). */
const providerReturnsTo: Route = '/emandate-status';

function askByGet(path: Route): Response {
  return new Response(null, {
    status: 303,
    headers: { ...securityHeaders, 'cache-control': 'no-store', location: path },
  });
}

/** The address of a request in plain text; none where it is not well encoded. */
function pathOf(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
}

/**
 * Serves a build: its files, and the app's document for the routes of the app. For any other page the app shows its
 * page-not-found screen, with status 404; a missing file is plainly missing.
 */
export async function loadSite(folder: string): Promise<(request: Request) => Promise<Response>> {
  const files = await builtFiles(folder);
  const document = files.get('/index.html');
  if (!document) throw new Error(`${folder} has no index.html. Build the app first: npm run build`);

  return async (request) => {
    const path = pathOf(request);
    if (request.method === 'POST' && path === providerReturnsTo) return askByGet(providerReturnsTo);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, 405, 'Only GET and HEAD.');
    if (path === undefined) return refuse(request, 400, 'This address is not well encoded.');
    const file = files.get(path);
    if (file) return sendFile(request, file);
    if (path.startsWith('/assets/') || /\.\w+$/.test(path)) return refuse(request, 404, 'There is no such file.');
    const route = path.length > 1 ? path.replace(/\/$/, '') : path;
    return sendFile(request, document, isRoute(route) ? 200 : 404);
  };
}
