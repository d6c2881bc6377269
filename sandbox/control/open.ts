import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Route } from '#contract/routes.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { passes, mobile as tenDigits } from '#engine/rules.ts';
import { enrol } from '../acts/enrol.ts';
import { momentOf } from '../acts/moment.ts';
import { applicationsAt, openableRoutes, reachedBy } from '../acts/placements.ts';
import { numbersOf } from '../acts/secret-numbers.ts';
import type { PastLead } from '../acts/starts.ts';
import type { Persona } from '../personas.ts';
import { personaOf, personas } from '../personas.ts';
import { newToken } from '../routes/login.ts';
import { slowHasher } from '../secrets.ts';
import { addFault } from '../store/controls.ts';
import { forget } from '../store/forget.ts';
import { newestLead } from '../store/leads.ts';
import { bankAccountsOf } from '../store/money.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';
import { callNames, faultForm, faultKinds } from './fault-form.ts';
import { fieldsOf, isJson } from './fields.ts';

const text = z.optional(z.string().check(z.trim()));
const openForm = z.object({ persona: text, mobile: text, at: text, break: text, fault: text });

/** What was asked for is not possible: what is wrong, and the names that are valid. */
class Impossible extends Error {}

const mobileRule = tenDigits('');
const isMobile = (mobile: string) =>
  passes(mobileRule, mobile, { answers: {}, facts: { ...emptyUserSession, ...emptyDraft } });

/** The persona of an id, with its own mobile number unless another is given; else the persona of the number. */
function personaFor(id: string | undefined, mobile: string | undefined): Persona {
  const persona = personas.find((one) => one.id === id);
  if (id !== undefined && !persona)
    throw new Impossible(`Unknown persona '${id}'. Write one of: ${personas.map((one) => one.id).join(', ')}.`);
  if (persona && mobile === undefined) return persona;
  if (mobile && isMobile(mobile)) return personaOf(mobile, id);
  throw new Impossible("Send 'persona', or 'mobile' with 10 digits that start 6 to 9.");
}

function routeFor(at: string, persona: Persona): readonly PastLead[] {
  const route: Route | undefined = openableRoutes.find((known) => known === at);
  if (!route) throw new Impossible(`Unknown step '${at}'. Write one of: ${openableRoutes.join(', ')}.`);
  const leads = applicationsAt(persona, route);
  if (leads) return leads;
  const others = personas.filter((one) => applicationsAt(one, route)).map(({ id }) => id);
  throw new Impossible(
    `'${persona.id}' never reaches ${at}. Write one of: ${reachedBy(persona).join(', ')}. Personas that reach ${at}: ${others.join(', ')}.`,
  );
}

/** 'saveAnswer:500', 'saveAnswer:stall:10', 'saveAnswer:lose-answer'. */
function faultFor(written: string) {
  const [call, how = '500', seconds] = written.split(':');
  const kind = /^\d+$/.test(how) ? { kind: 'refuse', status: how } : { kind: how.replaceAll('-', ' ') };
  const fault = faultForm.safeParse({ call, ...kind, ...(seconds && { seconds }) });
  if (fault.success) return fault.data;
  const kinds = Object.keys(faultKinds).map((each) => each.replaceAll(' ', '-'));
  throw new Impossible(
    `Unknown fault '${written}'. Write call:status such as saveAnswer:500, or call:kind with one of: ${kinds.join(', ')}. Calls: ${callNames.join(', ')}.`,
  );
}

/** Puts a borrower at a step, whatever they did before, and logs them in. */
async function open(c: Context<Env>, fields: z.output<typeof openForm>, { store, clock, log }: Parts) {
  const persona = personaFor(fields.persona, fields.mobile);
  const { mobile } = persona;
  const leads = routeFor(fields.at ?? persona.at, persona);
  const fault = fields.fault === undefined ? undefined : faultFor(fields.fault);
  const slowHash = slowHasher(store.salt);
  await Promise.all(numbersOf(mobile, leads).map(slowHash));
  const answer = await store.act(async (db) => {
    const act = {
      db,
      now: await momentOf(db, clock),
      origin: new URL(c.req.url).origin,
      salt: store.salt,
      slowHash,
      log,
    };
    await forget(db, mobile);
    const customer = await enrol(act, persona, leads);
    if (fault) await addFault(db, { ...fault, mobile });
    const lead = await newestLead(db, customer.id);
    const [account] = await bankAccountsOf(db, customer.id);
    return {
      url: `/login?token=${await newToken(act, 'bearer', customer)}&leadID=${lead?.id}`,
      session: { mobile, customerID: String(customer.id), leadID: lead?.id, ...(account && { accountId: account.id }) },
      draft: { panVerifyData: customer.pan_found },
    };
  });
  return { ...answer, mobile, ...(fields.break && { break: fields.break }) };
}

/** Opens a borrower at a step: for a form by leading there, for a test with the address. */
export function serveOpen(app: Hono<Env>, parts: Parts): void {
  app.post('/sandbox/open', async (c) => {
    const form = openForm.safeParse(await fieldsOf(c));
    if (!form.success) return c.json({ statusCode: 400, message: z.prettifyError(form.error) }, 400);
    try {
      const opened = await open(c, form.data, parts);
      return isJson(c) ? c.json({ statusCode: 200, ...opened }) : c.redirect(opened.url, 303);
    } catch (error) {
      if (error instanceof Impossible) return c.json({ statusCode: 400, message: error.message }, 400);
      throw error;
    }
  });

  app.get('/sandbox/state', (c) =>
    c.json({
      personas: personas.map((persona) => {
        const { id, name, shows, at } = persona;
        return { id, name, shows, at, reaches: reachedBy(persona) };
      }),
      calls: callNames,
      faultKinds: Object.keys(faultKinds),
    }),
  );
}
