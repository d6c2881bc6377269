import type { Hono } from 'hono';
import { html } from 'hono/html';
import { momentOf } from '../acts/moment.ts';
import { sandboxPage } from '../pages/layout.ts';
import { addRecord } from '../store/controls.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

const oneDot = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (char) =>
  char.charCodeAt(0),
);

/** The affiliate pixel, the device-sync host and the tax portal's help page (§7 "Other"). */
export function serveOutside(app: Hono<Env>, { store, clock }: Parts): void {
  app.get('/sandbox/pixel', async (c) => {
    const { click_id = '', goal_name = '' } = c.req.query();
    await store.act(async (db) => addRecord(db, 'pixel', { click_id, goal_name }, new Date(await momentOf(db, clock))));
    return c.body(oneDot, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' });
  });

  app.post('/sync/api/sync_web', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return c.json({ statusCode: 400, message: 'The request is not JSON.' }, 400);
    return c.json({ statusCode: 200, message: 'Success' });
  });

  app.get('/sandbox/tax-portal', (c) =>
    sandboxPage(
      c,
      { title: 'Link PAN with Aadhaar', narrow: true },
      html`<p>Here the tax portal would link your PAN with your Aadhaar. In the sandbox they are linked from now on.</p>
<p><a href="/pan-not-linked">Go back to the app</a></p>`,
    ),
  );
}
