import type { Context } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { serveControl } from './control/control.ts';
import { serveOpen } from './control/open.ts';
import { serveBanks } from './partners/banks.ts';
import { serveCheckout } from './partners/checkout/serve.ts';
import { serveDocuments } from './partners/documents/serve.ts';
import { serveLocker } from './partners/locker.ts';
import { serveOutside } from './partners/outside.ts';
import { servePenny } from './partners/penny.ts';
import { serveRepayment } from './partners/repay.ts';
import { serveStatements } from './partners/statements.ts';
import { aadhaarHandlers } from './routes/aadhaar.ts';
import { applicationHandlers } from './routes/application.ts';
import { approvalHandlers } from './routes/approval.ts';
import { bankHandlers } from './routes/bank.ts';
import { homeHandlers } from './routes/home.ts';
import { keyFactsHandlers } from './routes/key-facts.ts';
import { kycHandlers } from './routes/kyc.ts';
import { loanHandlers } from './routes/loans.ts';
import { loginHandlers } from './routes/login.ts';
import { mandateHandlers } from './routes/mandate.ts';
import { repeatHandlers } from './routes/repeat.ts';
import { selfieHandlers } from './routes/selfie.ts';
import { StoreUnavailable } from './store/unavailable.ts';
import { allowedMethods } from './wire/allowed-methods.ts';
import { protectJson } from './wire/answer-headers.ts';
import type { Env } from './wire/connection.ts';
import { rejectUnstorable } from './wire/entry.ts';
import type { Handlers } from './wire/handler.ts';
import type { Parts } from './wire/parts.ts';
import { serveCalls } from './wire/serve-calls.ts';

/** Every call of §7; the compiler proves that none is missing. */
const handlers: Required<Handlers> = {
  ...loginHandlers,
  ...homeHandlers,
  ...kycHandlers,
  ...aadhaarHandlers,
  ...applicationHandlers,
  ...repeatHandlers,
  ...approvalHandlers,
  ...selfieHandlers,
  ...bankHandlers,
  ...mandateHandlers,
  ...keyFactsHandlers,
  ...loanHandlers,
};

const partners = [
  serveLocker,
  serveStatements,
  serveCheckout,
  servePenny,
  serveBanks,
  serveRepayment,
  serveDocuments,
  serveOutside,
];

const largestBody = 6_000_000;
const unavailable = {
  statusCode: 503,
  message: 'The service is not available right now. Please try again in a moment.',
};

const wordsOf: Readonly<Record<number, string>> = {
  403: 'This form came from another site. Behind a proxy, set KADAM_ORIGIN to the address that borrowers open.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this method.',
  413: 'This is too large.',
  500: 'Something went wrong on the server.',
};

function refuse(c: Context, status: 403 | 404 | 405 | 413 | 500, headers: Record<string, string> = {}) {
  return c.json({ statusCode: status, message: wordsOf[status] }, status, headers);
}

/**
 * The sandbox: /api/, /sync/ and /sandbox/ over a store. It takes a web-standard Request and gives a Response,
 * so it answers over HTTP, inside a test with no port, and behind MSW.
 */
export function createSandbox(parts: Parts): Hono<Env> {
  const app = new Hono<Env>();
  const isOwnOrigin = (origin: string, c: Context) =>
    origin === new URL(c.req.url).origin || origin === parts.publicOrigin;
  app.use(protectJson);
  app.use(bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c, 413) }));
  app.use(rejectUnstorable);
  app.use('/sandbox/*', csrf({ origin: isOwnOrigin }));
  serveCalls(app, handlers, parts);
  serveControl(app, parts);
  serveOpen(app, parts);
  for (const serve of partners) serve(app, parts);
  const methodsOf = allowedMethods(app.routes);
  app.notFound((c) => {
    const methods = methodsOf(c.req.path);
    return methods.length > 0 ? refuse(c, 405, { allow: methods.join(', ') }) : refuse(c, 404);
  });
  app.onError((error, c) => {
    // Only the check of a form's origin throws one.
    if (error instanceof HTTPException) return refuse(c, 403);
    if (error instanceof StoreUnavailable) {
      parts.log(`${c.req.method} ${c.req.path} failed: ${error.message}`);
      return c.json(unavailable, 503);
    }
    parts.log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return refuse(c, 500);
  });
  return app;
}
