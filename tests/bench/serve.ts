import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { addressOf, listen } from '#sandbox/serve.ts';
import { createSite } from '#sandbox/static.ts';
import { questions } from './journey.ts';
import { app, type Subject } from './subjects.ts';

const host = '127.0.0.1';

/** The routes of the app's questions and of the screen after them. */
const stepRoutes = [...questions.map(({ step }) => step.route), '/selfie-verification'];

/** A lender that answers at once, with the contract's example of the call or with what the journey needs. */
function createStubLender(): Hono {
  let place = 0;
  const success = (answer: unknown) => ({ statusCode: 200, message: 'Success', ...Object(answer) });
  const examples = new Map(
    Object.values<Call>(calls).map(({ method, path, example }) => [`${method} ${path}`, example.answer]),
  );
  const leadID = 48213;
  const saved = (data: object = {}) => {
    place += 1;
    return { data: { ...data, leadID } };
  };
  const journey: Readonly<Record<string, (body: object) => unknown>> = {
    'POST customers/customer-login-byMsg91': () => {
      place = 0;
    },
    'POST step/next-step': () => ({
      data: { step: { current_route: stepRoutes[place] }, leadID, leadType: 'New Case', status: 'Active' },
    }),
    'POST customer_onboarding/onboard_user_NameAndEmail': () => saved(),
    'POST customer_onboarding/reference': () => saved(),
    'PUT customers/incompleteDetailsUpdate': (body) =>
      saved('residenceAddress' in body ? { CibilAndBreData: { status: 1, message: 'Saved' } } : {}),
    'GET customers/address': () => ({ data: null }),
    'PUT bench/save': () => ({}),
    'POST bench/next': () => ({}),
  };
  const lender = new Hono();
  lender.all('*', async (c) => {
    const name = `${c.req.method} ${c.req.path.replace(/^\/api\//, '')}`;
    const isJson = c.req.header('content-type')?.includes('json');
    const answer = journey[name]?.(isJson ? await c.req.json() : {}) ?? examples.get(name);
    return c.json(success(answer), 200, { 'cache-control': 'no-store' });
  });
  return lender;
}

/**
 * Serves a build, cached as the app is: files with a hash in their name forever, the page never. It has the usual security
 * headers, because the app has them too, and the opener policy alone opens a page in another process.
 */
function createSubjectSite(folder: string): Hono {
  const site = new Hono();
  site.use(secureHeaders());
  site.use(async (c, next) => {
    await next();
    const isImmutable = c.req.path.startsWith('/assets/');
    c.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  site.get('*', serveStatic({ root: folder, precompressed: true }));
  return site;
}

/** Serves the build of a subject, with the lender that it calls. The app is served as the product serves it. */
export async function serveSubject(subject: Subject, folder: string) {
  const site = subject === app ? createSite(folder) : createSubjectSite(folder);
  const lender = createStubLender();
  const server = await listen(host, 0, (request, env) =>
    (/^\/(api|sync|sandbox)\//.test(new URL(request.url).pathname) ? lender : site).fetch(request, env),
  );
  return {
    url: `${addressOf(server, host)}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
