import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Env, SandboxOptions } from '../http/context.ts';
import { sandboxPage } from '../pages/layout.ts';
import { pageIcon, pageStyle } from '../pages/style.ts';
import { addFault, clearFaults } from '../store/faults.ts';
import { clockOffset, deleteData, lockName, rowsOf } from '../store/store.ts';
import { inTransaction, type SandboxContext } from '../store/transaction.ts';
import { controlPage, latestCodes } from './control-page.ts';
import { clearForm, clockForm, faultForm, maxClockOffsetMs, resetForm, serveForm } from './forms.ts';
import { openBorrower, openForm } from './open.ts';

async function moveClock({ db }: SandboxContext, { minutes, days, reset }: z.output<typeof clockForm>) {
  await lockName(db, 'clock offset');
  const moved = (await clockOffset(db)) + minutes * 60_000 + days * 86_400_000;
  const offsetMs = reset ? 0 : Math.max(-maxClockOffsetMs, Math.min(maxClockOffsetMs, moved));
  const value = String(offsetMs);
  const insert = db.insertInto('settings').values({ name: 'clock offset', value });
  await insert.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
  return { offsetMs };
}

/** The sandbox page, and the same controls as JSON for tests. */
export function serveControl(app: Hono<Env>, options: SandboxOptions): void {
  const { store, tokens = '' } = options;
  const styles = tokens + pageStyle;
  app.get('/sandbox/style.css', (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/icon.svg', (c) => c.body(pageIcon, 200, { 'content-type': 'image/svg+xml' }));

  app.get('/sandbox', async (c) => {
    const origin = options.publicOrigin ?? new URL(c.req.url).origin;
    const page = await inTransaction(options, (ctx) => controlPage(ctx, origin, c.req.query('search') ?? ''));
    return sandboxPage(c, { title: 'Sandbox lender' }, page);
  });

  app.get('/sandbox/codes', async (c) => {
    const rows = await store.transaction((db) => latestCodes(db, 200, c.req.query('mobile')));
    return c.json({ codes: rows.map(({ mobile, purpose, code }) => ({ mobile, purpose, code })) });
  });

  app.get('/sandbox/rows', async (c) =>
    c.json(await store.transaction((db) => rowsOf(db, c.req.query('mobile') ?? ''))),
  );

  // A form is redirected to the step, a test gets its address.
  serveForm(app, options, '/sandbox/open', openForm, openBorrower, ({ url }) => url);
  serveForm(app, options, '/sandbox/faults', faultForm, async ({ db }, { mobile = null, ...fault }) => {
    return { id: await addFault(db, { ...fault, mobile }) };
  });
  serveForm(app, options, '/sandbox/faults/clear', clearForm, ({ db }, which) => clearFaults(db, which));
  serveForm(app, options, '/sandbox/clock', clockForm, moveClock);
  serveForm(app, options, '/sandbox/reset', resetForm, ({ db }, { mobile }) => deleteData(db, mobile));
}
