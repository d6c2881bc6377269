import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { TestProject } from 'vitest/node';
import { allowApp, apiHeaders } from '#sandbox/http/cross-origin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port of the provider, which is on the host of the browser tests. */
    providerPort: number;
  }
}

/**
 * A provider on a port of its own, and thus of another origin. Under /api/ it allows the page of the test, under /closed/ only another
 * origin; its message is whether a cookie came. Under /cached/ it lets browsers cache its answers, and its message is the token.
 */
export async function setup(project: TestProject) {
  const app = new Hono();
  // The origin of the page is known only from its request.
  app.use('/api/*', (c, next) => allowApp(c.req.header('origin') ?? '', apiHeaders)(c, next));
  app.use('/closed/*', allowApp('https://app.example', apiHeaders));
  app.post('/api/customer_onboarding/pan-verification', (c) =>
    c.json({ statusCode: 400, message: 'We could not find this PAN.' }, 400),
  );
  app.get('/api/common/aadhar-status', (c) => c.json({ statusCode: 403, message: 'Please log in again.' }, 403));
  // A provider that forgets 'no-store'.
  app.use('/cached/*', (c, next) => allowApp(c.req.header('origin') ?? '', apiHeaders)(c, next));
  app.get('/cached/*', (c) => {
    c.header('cache-control', 'private, max-age=600');
    return c.json({ statusCode: 200, message: c.req.header('authorization'), data: null });
  });
  app.all('*', (c) => {
    c.header('set-cookie', 'seen=1; Path=/');
    return c.json({ statusCode: 200, message: c.req.header('cookie') ? 'a cookie came' : 'no cookie came' });
  });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  project.provide('providerPort', (await promise).port);
  return () => server.close();
}
