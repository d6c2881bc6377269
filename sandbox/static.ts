import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import type { Route } from '#contract/routes.ts';
import { isRoute } from '#schemas/index.ts';

/** The hash of each style element of a page, as a policy names it. */
const styleHashes = (page: string) =>
  Array.from(
    page.matchAll(/<style>([\s\S]*?)<\/style>/g),
    ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );

/** docs/decisions/0006: everything from our own origin, and nothing inline but the styles of the first screen. */
const headersFor = (entryPage: string) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...styleHashes(entryPage)],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'none'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [] },
    referrerPolicy: 'strict-origin',
    // Whether a host is reached by HTTPS alone is for its proxy to decide.
    strictTransportSecurity: false,
  });

/** The payment provider's checkout posts an approval to this route; the browser then loads it with GET (§13). */
const callbackRoute: Route = '/emandate-status';

/** A file in /assets/ has a hash in its name and never changes. */
const setCacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  const isImmutable = c.res.ok && c.req.path.startsWith('/assets/');
  c.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const isFile = (path: string) => path.startsWith('/assets/') || /\.\w+$/.test(path);

/**
 * Serves a build: its files with their compressed copies, index.html for `/`, and app.html for every other address, with
 * status 404 where the app has no such route.
 */
export function createSite(folder: string): Hono {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new Error('There is no build yet. Run: npm run build');
  const app = new Hono();
  const options = { root: folder, precompressed: true };
  const sendApp = serveStatic({ ...options, path: 'app.html' });

  app.use(headersFor(readFileSync(index, 'utf8')), etag({ weak: true }), setCacheControl, methodNotAllowed({ app }));
  app.notFound((c) => c.text('There is no such file.\n', 404));
  app.post(callbackRoute, (c) => c.redirect(callbackRoute, 303));
  app.get('/*', serveStatic(options), async (c, next) => {
    const page = isFile(c.req.path) ? undefined : await sendApp(c, next);
    if (!page) return c.notFound();
    const route = c.req.path.replace(/(.)\/$/, '$1');
    return isRoute(route) ? page : new Response(page.body, { status: 404, headers: page.headers });
  });
  return app;
}
