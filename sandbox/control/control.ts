import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { momentOf } from '../acts/moment.ts';
import { sandboxPage } from '../pages/layout.ts';
import { pageIcon, pageStyle } from '../pages/style.ts';
import { addFault, allFaults, clearFaults, clockOffset, recordsOf, setClockOffset } from '../store/controls.ts';
import type { SentCode } from '../store/sent-codes.ts';
import { latestCodes } from '../store/sent-codes.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';
import { controlPage } from './control-page.ts';
import { clearForm, clockForm, faultForm, furthestMs, resetForm } from './fault-form.ts';
import { fieldsOf, isJson } from './fields.ts';

/** Does what a form or a test asks for: a form is led back to the page, JSON is answered with JSON. */
async function obey<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  work: (form: z.output<Schema>) => Promise<object>,
) {
  const form = schema.safeParse(await fieldsOf(c));
  if (!form.success) return c.json({ statusCode: 400, message: z.prettifyError(form.error) }, 400);
  const done = await work(form.data);
  return isJson(c) ? c.json({ statusCode: 200, ...done }) : c.redirect('/sandbox', 303);
}

const recordKinds = ['pixel', 'feedback', 'visit'] as const;

function listed({ mobile, purpose, code, sentAt, expiresAt }: SentCode) {
  return { mobile, purpose, code, at: new Date(sentAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() };
}

/** The sandbox page, and the same controls as JSON for tests. */
export function serveControl(app: Hono<Env>, { store, clock }: Parts): void {
  app.get('/sandbox/style.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/sandbox/icon.svg', (c) => c.body(pageIcon, 200, { 'content-type': 'image/svg+xml' }));

  app.get('/sandbox', async (c) => {
    const shown = await store.act(async (db) => ({
      faults: await allFaults(db),
      offsetMs: await clockOffset(db),
      now: await momentOf(db, clock),
      codes: await latestCodes(db),
    }));
    return sandboxPage(
      c,
      { title: 'The lender in the sandbox' },
      controlPage({ ...shown, codes: shown.codes.slice(0, 20) }),
    );
  });

  app.get('/sandbox/codes', async (c) => {
    const codes = await store.act((db) => latestCodes(db, c.req.query('mobile')));
    return c.json({ codes: codes.map(listed) });
  });

  app.get('/sandbox/records', async (c) => {
    const kind = recordKinds.find((known) => known === c.req.query('kind'));
    return c.json({ records: kind ? await store.act((db) => recordsOf(db, kind)) : [] });
  });

  app.post('/sandbox/faults', (c) =>
    obey(c, faultForm, async ({ mobile = null, ...fault }) => ({
      id: await store.act((db) => addFault(db, { ...fault, mobile: mobile || null })),
    })),
  );

  app.post('/sandbox/faults/clear', (c) =>
    obey(c, clearForm, async ({ id }) => {
      await store.act((db) => clearFaults(db, id));
      return {};
    }),
  );

  app.post('/sandbox/clock', (c) =>
    obey(c, clockForm, ({ minutes, days, reset }) =>
      store.act(async (db) => {
        const moved = (await clockOffset(db)) + Math.round(minutes * 60_000 + days * 86_400_000);
        const offsetMs = reset ? 0 : Math.max(-furthestMs, Math.min(furthestMs, moved));
        await setClockOffset(db, offsetMs);
        return { offsetMs };
      }),
    ),
  );

  app.post('/sandbox/reset', (c) =>
    obey(c, resetForm, async ({ mobile }) => {
      await store.reset(mobile || undefined);
      return {};
    }),
  );
}
