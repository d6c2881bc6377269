import * as z from 'zod/mini';
import { personaOf, personas } from '../personas.ts';
import { openableRoutes, seedLeadsAt } from '../services/persona-leads.ts';
import { findOrCreateCustomer } from '../services/seed.ts';
import { bankAccountsOf, newestLead, newToken } from '../store/borrowers.ts';
import { addFault } from '../store/faults.ts';
import { deleteData } from '../store/store.ts';
import type { SandboxContext } from '../store/transaction.ts';
import { faultForm, mobileNumber } from './forms.ts';

/** 'saveAnswer:500', 'saveAnswer:stall:10', 'dashboardCall:change:{"status":0}'. */
export function faultOf(written: string): object {
  const [call, how = '500', ...rest] = written.split(':');
  const more = rest.length > 0 && { [how === 'stall' ? 'seconds' : 'message']: rest.join(':') };
  return { call, ...more, ...(/^\d+$/.test(how) ? { kind: 'refuse', status: how } : { kind: how }) };
}

export const openForm = z
  .strictObject({
    persona: z.optional(z.enum(personas.map(({ id }) => id))),
    mobile: mobileNumber,
    at: z.optional(z.enum(openableRoutes)),
    fault: z.optional(z.pipe(z.pipe(z.string(), z.transform(faultOf)), faultForm)),
  })
  .check(z.refine(({ persona, mobile }) => persona ?? mobile, "'persona' or 'mobile' is required"));

/** Deletes a borrower's data, puts them at a step and logs them in. */
export async function openBorrower(ctx: SandboxContext, form: z.output<typeof openForm>) {
  const { db } = ctx;
  const mobile = form.mobile ?? personas.find(({ id }) => id === form.persona)?.mobile ?? '';
  const persona = personaOf(mobile, form.persona);
  await deleteData(db, mobile);
  const customer = await findOrCreateCustomer(ctx, persona, seedLeadsAt(persona, form.at ?? persona.at));
  if (form.fault) await addFault(db, { ...form.fault, mobile });
  const lead = await newestLead(db, customer.id);
  const [account] = await bankAccountsOf(db, customer.id);
  return {
    url: `/login?token=${await newToken(ctx, 'bearer', customer)}&leadID=${lead?.id}`,
    session: { mobile, customerID: String(customer.id), leadID: lead?.id, ...(account && { accountId: account.id }) },
    draft: { panVerifyData: customer.pan_found },
    mobile,
  };
}

/** What POST /sandbox/open answers. */
export type Opened = Awaited<ReturnType<typeof openBorrower>>;
