import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from '../../src/app/settings.ts';

/** The hash of each inline element of a page, as a policy names it. */
const hashesOf = (element: 'script' | 'style', page: string) =>
  Array.from(
    page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g')),
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

const ownOrigin = 'https://own.invalid';

/** The origins of addresses in the settings, without empty addresses and those on our own origin. */
function originsOf(...addresses: readonly string[]): readonly string[] {
  const origins = addresses.map((address) => new URL(address, ownOrigin).origin);
  return [...new Set(origins)].filter((origin) => origin !== ownOrigin);
}

/**
 * docs/decisions/0006: the security headers of every file of a build, by their names. What the content security policy
 * does not name comes from our own origin or not at all. `page`: index.html, whose styles and first script are inline.
 */
export async function securityHeaders(settings: Settings, page: string): Promise<Readonly<Record<string, string>>> {
  const { apiBaseUrl, autoLoginUrl, syncUrl, analyticsTagUrl, marketingUrl, affiliatePixelUrl } = settings;
  // The payment provider's script from another origin opens frames and windows of its own.
  const checkout = originsOf(settings.checkoutScriptUrl);
  const calls = originsOf(apiBaseUrl, autoLoginUrl, syncUrl, analyticsTagUrl, marketingUrl, ...checkout);
  // The logos of banks come from the provider or from a partner.
  const pictures = [...originsOf(affiliatePixelUrl, apiBaseUrl), ...settings.redirectHosts];
  const app = new Hono().use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...hashesOf('script', page), ...checkout],
        styleSrc: ["'self'", ...hashesOf('style', page)],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...calls],
        fontSrc: ["'none'"],
        frameSrc: checkout.length > 0 ? [...checkout, ...settings.redirectHosts] : ["'none'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'", ...checkout],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // DOMPurify for the Key Fact Statement, and the two of src/app/script-address.ts for the addresses of scripts.
        trustedTypes: ['dompurify', 'checkout', 'service-worker'],
      },
      permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [] },
      referrerPolicy: 'strict-origin',
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      xFrameOptions: 'DENY',
      // The window that a checkout opens for the bank answers the page that opened it.
      crossOriginOpenerPolicy: checkout.length > 0 ? 'same-origin-allow-popups' : true,
    }),
  );
  app.get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}
