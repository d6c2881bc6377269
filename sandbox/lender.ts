import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { serveControl } from './control/control.ts';
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
import type { Env } from './wire/connection.ts';
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

/**
 * The lender: /api/, /sync/ and /sandbox/ over a store. It takes a web-standard Request and gives a Response,
 * so it answers over HTTP, inside a test with no port, and behind MSW.
 */
export function createLender(parts: Parts): Hono<Env> {
  const app = new Hono<Env>();
  const tooLarge = { statusCode: 413, message: 'This is too large.' };
  app.use(bodyLimit({ maxSize: largestBody, onError: (c) => c.json(tooLarge, 413) }));
  app.use('/sandbox/*', csrf());
  serveCalls(app, handlers, parts);
  serveControl(app, parts);
  for (const serve of partners) serve(app, parts);
  app.notFound((c) => c.json({ statusCode: 404, message: 'There is nothing at this address.' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof StoreUnavailable) {
      parts.log(`${c.req.method} ${c.req.path} failed: ${error.message}`);
      return c.json(unavailable, 503);
    }
    parts.log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return c.json({ statusCode: 500, message: 'Something went wrong on the server.' }, 500);
  });
  return app;
}
