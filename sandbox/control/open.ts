import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Route } from '#contract/routes.ts';
import type { Env, SandboxOptions } from '../http/context.ts';
import { type Persona, personaOf, personas } from '../personas.ts';
import { isMobile, mobileFormat, newToken } from '../routes/login.ts';
import { openableRoutes, seedLeadsAt } from '../services/persona-leads.ts';
import { findOrCreateCustomer } from '../services/seed.ts';
import { bankAccountsOf, newestLead } from '../store/borrowers.ts';
import { addFault, atSandboxTime } from '../store/controls.ts';
import { deleteData } from '../store/store.ts';
import { ControlError, faultForm, handleControlRequest, openForm, wrongFields } from './forms.ts';

/** The persona with this id and its own or another mobile number; without an id, the persona of the number. */
function personaFor(id: string | undefined, mobile: string | undefined): Persona {
  const persona = personas.find((one) => one.id === id);
  if (id !== undefined && !persona)
    throw new ControlError(`Unknown persona '${id}'. Write one of: ${personas.map((one) => one.id).join(', ')}.`);
  if (persona && mobile === undefined) return persona;
  if (mobile && isMobile(mobile)) return personaOf(mobile, id);
  throw new ControlError(`Send 'persona', or 'mobile' with ${mobileFormat}.`);
}

function stepFor(at: string): Route {
  const route = openableRoutes.find((known) => known === at);
  if (!route) throw new ControlError(`Unknown step '${at}'. Write one of: ${openableRoutes.join(', ')}.`);
  return route;
}

/** 'saveAnswer:500', 'saveAnswer:stall:10', 'saveAnswer:lose-answer'. */
function faultFor(written: string) {
  const [call, how = '500', seconds] = written.split(':');
  const kind = /^\d+$/.test(how) ? { kind: 'refuse', status: how } : { kind: how };
  const fields = { call, ...kind, ...(seconds && { seconds }) };
  const fault = faultForm.safeParse(fields);
  if (fault.success) return fault.data;
  const reasons = wrongFields(faultForm, fields, fault.error).join(' ');
  throw new ControlError(
    `Unknown fault '${written}'. Write call:how, such as saveAnswer:500 or saveAnswer:stall:10. ${reasons}`,
  );
}

/** Deletes a borrower's data, puts them at a step and logs them in. */
async function open(form: z.output<typeof openForm>, options: SandboxOptions) {
  const persona = personaFor(form.persona, form.mobile);
  const { mobile } = persona;
  const leads = seedLeadsAt(persona, stepFor(form.at ?? persona.at));
  const fault = form.fault === undefined ? undefined : faultFor(form.fault);
  return atSandboxTime(options, async (at) => {
    const { db } = at;
    await deleteData(db, mobile);
    const customer = await findOrCreateCustomer(at, persona, leads);
    if (fault) await addFault(db, { ...fault, mobile });
    const lead = await newestLead(db, customer.id);
    const [account] = await bankAccountsOf(db, customer.id);
    return {
      url: `/login?token=${await newToken(at, 'bearer', customer)}&leadID=${lead?.id}`,
      session: { mobile, customerID: String(customer.id), leadID: lead?.id, ...(account && { accountId: account.id }) },
      draft: { panVerifyData: customer.pan_found },
      mobile,
    };
  });
}

/** Opens a borrower at a step: a form is redirected there, a test gets the address. */
export function serveOpen(app: Hono<Env>, options: SandboxOptions): void {
  app.post('/sandbox/open', (c) =>
    handleControlRequest(
      c,
      openForm,
      (form) => open(form, options),
      ({ url }) => url,
    ),
  );
}
