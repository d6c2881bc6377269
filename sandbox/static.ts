import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Route } from '#contract/routes.ts';
import { isRoute } from '#schemas/index.ts';

/** The payment provider's checkout posts an approval to this route; the browser then loads it with GET (§13). */
export const callbackRoute: Route = '/emandate-status';

/** A link's query has a token (§2 "Link landing page"), which would stay on the disk with the page. */
export const linkRoute: Route = '/login';

/** A file in /static/ has a hash in its name and never changes. */
export const immutable = 'public, max-age=31536000, immutable';

/** The route of a path, as the router of the app reads it. */
const routeOf = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1');

const isFile = (path: string) => path.startsWith('/static/') || /\.\w+$/.test(path);

/**
 * Serves a build: its files with their compressed copies, index.html for `/`, and app.html for every other address, with
 * status 404 where the app has no such route. It sends the headers that the build wrote beside its folder
 * (scripts/deploy/policy.ts), but Strict-Transport-Security only if `publicOrigin`, which borrowers open, uses HTTPS.
 */
export function createSite(folder: string, publicOrigin = ''): Hono {
  const headersFile = join(folder, '../deploy/headers.json');
  if (![headersFile, join(folder, 'index.html')].every(existsSync))
    throw new Error('There is no build yet. Run: npm run build');
  const isHttps = publicOrigin.startsWith('https:');
  const app = new Hono();
  const options = { root: folder, precompressed: true };
  const sendApp = serveStatic({ ...options, path: 'app.html' });

  app.use(async (c, next) => {
    await next();
    // Read each time, because a new build while this process runs has another policy for its page.
    const headers: Readonly<Record<string, string>> = JSON.parse(await readFile(headersFile, 'utf8'));
    for (const [name, value] of Object.entries(headers))
      if (isHttps || name !== 'strict-transport-security') c.header(name, value);
    const isImmutable = c.res.status < 400 && c.req.path.startsWith('/static/');
    const ofPage = routeOf(c.req.path) === linkRoute ? 'no-store' : 'no-cache';
    c.header('cache-control', isImmutable ? immutable : ofPage);
    // The build has compressed copies of the files that become smaller.
    c.header('vary', 'Accept-Encoding');
    // For a partial response, etag() would send the tag of the part, not of the file.
    if (c.res.status === 206) c.header('etag', undefined);
  });
  app.use(etag({ weak: true }), methodNotAllowed({ app }));
  app.notFound((c) => c.text('There is no such file.\n', 404));
  app.post(callbackRoute, (c) => c.redirect(callbackRoute, 303));
  app.get('/*', serveStatic(options), async (c, next) => {
    const page = isFile(c.req.path) ? undefined : await sendApp(c, next);
    if (!page) return c.notFound();
    return isRoute(routeOf(c.req.path)) ? page : new Response(page.body, { status: 404, headers: page.headers });
  });
  return app;
}
