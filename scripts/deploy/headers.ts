import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from '../../src/app/settings.ts';
import { contentSecurityPolicy, hasForeignCheckout } from './policy.ts';

/** The security headers of every file of a build, by their names. `page`: index.html. */
export async function securityHeaders(settings: Settings, page: string): Promise<Readonly<Record<string, string>>> {
  const app = new Hono().use(
    secureHeaders({
      contentSecurityPolicy: contentSecurityPolicy(settings, page),
      permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [] },
      referrerPolicy: 'strict-origin',
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      xFrameOptions: 'DENY',
      // The bank's window of a checkout answers the page that opened it.
      crossOriginOpenerPolicy: hasForeignCheckout(settings) ? 'same-origin-allow-popups' : true,
    }),
  );
  app.get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}
