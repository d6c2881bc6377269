import { cors } from 'hono/cors';

/** What the app sends to the API, and to the device sync, beyond what every page may send. */
export const apiHeaders = ['Authorization', 'Content-Type'];
export const syncHeaders = ['Content-Type', 'X-Client-Id', 'X-Auth-Token-Sdk'];

const maxAgeSeconds = 7_200;

/**
 * Answers the preflights of an app on another origin (docs/security/cross-origin.md). No cookie is allowed, because the
 * login is in a header; and no header of an answer is exposed, because the app reads status and body alone.
 */
export const allowApp = (origin: string, allowHeaders: string[]) =>
  cors({ origin, allowMethods: ['GET', 'POST', 'PUT'], allowHeaders, maxAge: maxAgeSeconds });
