import type { Hono } from 'hono';
import type { Env, SandboxOptions } from '../http/context.ts';
import { sandboxPage } from '../pages/layout.ts';
import { pageIcon, pageStyle } from '../pages/style.ts';
import {
  addFault,
  allFaults,
  clearFaults,
  clockOffset,
  currentTime,
  recordsOf,
  setClockOffset,
} from '../store/controls.ts';
import { latestCodes } from '../store/sent-codes.ts';
import { controlPage } from './control-page.ts';
import { clearForm, clockForm, faultForm, handleControlRequest, maxClockOffsetMs, resetForm } from './forms.ts';

const recordKinds = ['pixel', 'feedback', 'visit'] as const;

/** The sandbox page, and the same controls as JSON for tests. */
export function serveControl(app: Hono<Env>, { store, clock }: SandboxOptions): void {
  app.get('/sandbox/style.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/icon.svg', (c) => c.body(pageIcon, 200, { 'content-type': 'image/svg+xml' }));

  app.get('/sandbox', async (c) => {
    const state = await store.transaction(async (db) => ({
      faults: await allFaults(db),
      offsetMs: await clockOffset(db),
      now: await currentTime(db, clock),
      codes: (await latestCodes(db)).slice(0, 20),
    }));
    return sandboxPage(c, { title: 'Sandbox lender' }, controlPage(state));
  });

  app.get('/sandbox/codes', async (c) => {
    const codes = await store.transaction((db) => latestCodes(db, c.req.query('mobile')));
    const iso = (ms: number) => new Date(ms).toISOString();
    return c.json({
      codes: codes.map(({ mobile, purpose, code, sentAt, expiresAt }) => {
        return { mobile, purpose, code, at: iso(sentAt), expiresAt: iso(expiresAt) };
      }),
    });
  });

  app.get('/sandbox/records', async (c) => {
    const kind = recordKinds.find((known) => known === c.req.query('kind'));
    return c.json({ records: kind ? await store.transaction((db) => recordsOf(db, kind)) : [] });
  });

  app.post('/sandbox/faults', (c) =>
    handleControlRequest(c, faultForm, async ({ mobile, ...fault }) => ({
      id: await store.transaction((db) => addFault(db, { ...fault, mobile: mobile || null })),
    })),
  );

  app.post('/sandbox/faults/clear', (c) =>
    handleControlRequest(c, clearForm, async ({ id }) => {
      await store.transaction((db) => clearFaults(db, id));
      return {};
    }),
  );

  app.post('/sandbox/clock', (c) =>
    handleControlRequest(c, clockForm, ({ minutes, days, reset }) =>
      store.transaction(async (db) => {
        const moved = (await clockOffset(db)) + Math.round(minutes * 60_000 + days * 86_400_000);
        const offsetMs = reset ? 0 : Math.max(-maxClockOffsetMs, Math.min(maxClockOffsetMs, moved));
        await setClockOffset(db, offsetMs);
        return { offsetMs };
      }),
    ),
  );

  app.post('/sandbox/reset', (c) =>
    handleControlRequest(c, resetForm, async ({ mobile }) => {
      await store.reset(mobile || undefined);
      return {};
    }),
  );
}
