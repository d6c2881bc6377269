import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../http/context.ts';
import { sandboxPage } from '../pages/layout.ts';
import { bankIcon, banks, iconPath } from '../rules/banks.ts';

const iconHeaders = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };

/** §3 "Bank account list item": the icons. §7 "Other": the affiliate pixel, the device sync, the help page of the tax portal. */
export function serveOther(app: Hono<Env>): void {
  for (const bank of banks) app.get(iconPath(bank.code), (c) => c.body(bankIcon(bank), 200, iconHeaders));

  // Nobody reads these answers.
  app.get('/sandbox/pixel', (c) => c.body(null, 204));
  app.post('/sync/api/sync_web', (c) => c.json({ statusCode: 200, message: 'Success' }));

  app.get('/sandbox/tax-portal', (c) =>
    sandboxPage(
      c,
      { title: 'Link PAN with Aadhaar', narrow: true },
      html`<p>Here the tax portal would link your PAN with your Aadhaar. In the sandbox they are linked from now on.</p>
<p><a href="/pan-not-linked">Go back to the app</a></p>`,
    ),
  );
}
