import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { serveApi } from './api/page.ts';
import { serveControl } from './control/control.ts';
import type { Env, Handlers, SandboxOptions } from './http/context.ts';
import { allowApp, apiHeaders, syncHeaders } from './http/cross-origin.ts';
import { defaultHeaders } from './http/default-headers.ts';
import { serveCalls } from './http/serve-calls.ts';
import { serveDocuments } from './partners/documents.ts';
import { serveOther } from './partners/other.ts';
import { serveRepayment } from './partners/repay.ts';
import { serveVisits } from './partners/visits.ts';
import { applicationHandlers } from './routes/application.ts';
import { bankHandlers } from './routes/bank.ts';
import { kycHandlers } from './routes/kyc.ts';
import { loanHandlers } from './routes/loans.ts';
import { loginHandlers } from './routes/login.ts';
import { isInvalidValue, StoreUnavailable } from './store/store.ts';

const handlers: Required<Handlers> = {
  ...loginHandlers,
  ...kycHandlers,
  ...applicationHandlers,
  ...bankHandlers,
  ...loanHandlers,
};

const pages = [serveControl, serveApi, serveVisits, serveRepayment, serveDocuments, serveOther];

const maxBodySize = 6_000_000;

const messages = {
  400: 'The request has a value that cannot be stored.',
  403: 'This form came from another site. A script sends JSON, with the header content-type: application/json. Behind a proxy, set KADAM_ORIGIN to the address that borrowers open.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this method.',
  413: 'This is too large.',
  500: 'Something went wrong on the server.',
  503: 'The service is not available right now. Please try again in a moment.',
};

const recorded = (c: Context<Env>) => ({
  requestId: c.get('requestId'),
  call: c.get('call') ?? routePath(c, -1),
});

function errorAnswer(c: Context, status: keyof typeof messages) {
  return c.json({ statusCode: status, message: messages[status] }, status);
}

const headers = secureHeaders({
  // The payment page runs in a window of the app, and whether a host uses HTTPS is only known to its proxy.
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
  // With no-referrer, a browser would send a form with the origin null.
  referrerPolicy: 'strict-origin',
});

/**
 * The sandbox: /api/, /sync/ and /sandbox/ over a store. It is a function from Request to Response, so it runs on a
 * server, and in a test without a port.
 */
export function createSandbox(options: SandboxOptions): Hono<Env> {
  const app = new Hono<Env>();
  const isOwnOrigin = (origin: string, c: Context) =>
    origin === new URL(c.req.url).origin || origin === options.publicOrigin;
  app.use(requestId(), headers, async (c, next) => {
    const began = performance.now();
    await next();
    for (const [name, value] of Object.entries(defaultHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
    const durationMs = Math.round(performance.now() - began);
    options.onAnswer?.({ ...recorded(c), method: c.req.method, status: c.res.status, durationMs });
  });
  if (options.publicOrigin) {
    app.use('/api/*', allowApp(options.publicOrigin, apiHeaders));
    app.use('/sync/*', allowApp(options.publicOrigin, syncHeaders));
  }
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('allow', methods.join(', '));
        return errorAnswer(c, 405);
      },
    }),
  );
  app.use(bodyLimit({ maxSize: maxBodySize, onError: (c) => errorAnswer(c, 413) }));
  app.use('/sandbox/*', csrf({ origin: isOwnOrigin }));
  serveCalls(app, handlers, options);
  for (const serve of pages) serve(app, options);
  // People may type a slash at the end.
  for (const page of ['/sandbox', '/sandbox/api']) app.get(`${page}/`, (c) => c.redirect(page));
  app.notFound((c) => errorAnswer(c, 404));
  app.onError((error, c) => {
    // Only csrf() throws it.
    if (error instanceof HTTPException) return errorAnswer(c, 403);
    // An error of the database with this code is StoreUnavailable: the client left before its request ended.
    const hasLeft = Object(error).code === 'ECONNRESET';
    if (hasLeft || isInvalidValue(error)) return errorAnswer(c, 400);
    const isUnavailable = error instanceof StoreUnavailable;
    const message = isUnavailable ? error.message : (error.stack ?? error.message);
    options.onError?.({ ...recorded(c), message });
    return errorAnswer(c, isUnavailable ? 503 : 500);
  });
  return app;
}
