import type { Route } from '#contract/routes.ts';
import type { LeadType } from '#contract/session.ts';
import { indianDay } from '#engine/format.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { steps as allSteps, stepByRoute } from '#schemas/index.ts';
import { defaultDob, type Persona, productOf, sampleAadhaar, samplePan } from '../personas.ts';
import { banks } from '../rules/banks.ts';
import { addDays, loanTerms, payday } from '../rules/loan-arithmetic.ts';
import { factsOfLead } from '../rules/step-order.ts';
import { randomToken } from '../secrets.ts';
import {
  addLead,
  addLoan,
  type BankAccount,
  type Customer,
  lockCustomerByMobile,
  newLead,
  saveBankAccount,
} from '../store/borrowers.ts';
import type { LeadAnswers } from '../store/tables.ts';
import type { SandboxContext } from '../store/transaction.ts';
import { type SeedLead, seedLeadsOf } from './persona-leads.ts';
import { offerFor } from './underwriting.ts';

/**
 * What the done steps store with the customer: the schemas' examples. Its PAN and Aadhaar are free for other borrowers, who
 * may have confirmed them before.
 */
function profileOf({ mobile, name: ownName, traits }: Persona, { done, flags }: SeedLead) {
  const { name: exampleName = '', email: exampleEmail = '' } = stepByRoute('/enter-name').examples.pass[0] ?? {};
  const name = ownName || exampleName;
  const email = ownName ? `${name.toLowerCase().replace(' ', '.')}@mail.in` : exampleEmail;
  const panFound = { pan_number: samplePan(mobile), full_name: name, dob: traits.dob ?? defaultDob };
  // If the PAN-Aadhaar check failed, the Aadhaar was stored before it.
  const hasAadhaar = done.includes('/enter-aadhar') || flags.kycFailed;
  return {
    ...(done.includes('/enter-name') ? { name, email } : { name: '', email: '' }),
    ...(done.includes('/enter-your-pan') && { pan_found: panFound }),
    ...(hasAadhaar && { aadhaar_last4: sampleAadhaar(mobile).slice(-4) }),
    ...(done.includes('/enter-address') && { address: stepByRoute('/enter-address').examples.pass[0] }),
  };
}

/** The steps whose answers are stored with the customer. Those of any other step are stored on the lead. */
const ofCustomer: readonly Route[] = ['/enter-name', '/enter-your-pan', '/enter-address', '/bank-details'];

/** The first example of each step, by field name: the answers that come before a step. */
export const exampleAnswersOf = (steps: readonly Step[]): Answers =>
  Object.assign({}, ...steps.map(({ examples }) => examples.pass[0]));

/** What conditions read of a lead that has answered as the examples do; by default that of a new borrower. */
export const exampleFactsOf = (
  lead_type: LeadType = 'New Case',
  productId: number = payday.id,
  steps: readonly Step[] = allSteps,
) => factsOfLead({ lead_type, customer: { productId, answers: exampleAnswersOf(steps) } }, steps).facts;

/** The answers to the done steps, which are the schemas' examples, as far as this lead is asked for them. */
export function savedAnswers(
  { done, amount, lead_type }: SeedLead,
  productId: number,
  steps: readonly Step[] = allSteps,
): LeadAnswers {
  const context = { facts: exampleFactsOf(lead_type, productId, steps), origin: '' };
  const saved = steps.filter(({ route }) => done.includes(route) && !ofCustomer.includes(route));
  const bodies = saved.map((step) => savingOf(step, step.examples.pass[0] ?? {}, context).body);
  const { leadID: _, ...answers } = Object.assign({ leadID: 0 }, ...bodies);
  return amount && done.includes('/enter-loan-amount') ? { ...answers, loanRequeried: amount } : answers;
}

/** Adds an account at the n-th bank. Each is older than the one before, because the list shows the newest first. */
async function seedAccount(ctx: SandboxContext, customer: Customer, status: BankAccount['status'], nth: number) {
  const number = String(Number(stepByRoute('/bank-details').examples.pass[0]?.accountNo) + nth * 509);
  const { code, name } = banks[nth] ?? banks[0];
  const { id } = await saveBankAccount({ ...ctx, now: ctx.now - nth * 1000 }, customer, {
    holder: customer.name,
    last4: number.slice(-4),
    number_hash: await ctx.hash(number),
    ifsc: `${code}0001234`,
    bank: name,
    status,
    mandate_id: status === 'Verified' ? `mandate_${randomToken()}` : null,
  });
  return id;
}

async function seedLead(ctx: SandboxContext, customer: Customer, persona: Persona, seed: SeedLead): Promise<void> {
  const { accounts = [], loan, amount: _, ...fields } = seed;
  const { underwriting } = fields;
  // One after another, because a transaction has one connection.
  const ids: string[] = [];
  for (const [nth, status] of accounts.entries()) ids.push(await seedAccount(ctx, customer, status, nth));
  const product = productOf(persona);
  const answers = savedAnswers(seed, product.id);
  const terms = offerFor({ answers }, persona);
  const flags = { ...fields.flags, ...(ids[0] && { bankAccountId: ids[0] }) };
  const offer = underwriting === 'approved' ? terms : null;
  const lead = await addLead(ctx, customer, { ...fields, answers, offer, flags });
  if (!loan) return;
  const lent = { amount: terms.amount, disbursed_on: addDays(indianDay(ctx.now), -loan.daysAgo) };
  const { repay } = loanTerms(lent.amount, product, lent.disbursed_on);
  const paid = Math.round(repay * loan.paidShare);
  await addLoan(ctx.db, lead, { ...lent, product_id: product.id, status: loan.status, paid });
}

/** The customer of a persona's mobile number. The first login creates it with its applications. */
export async function findOrCreateCustomer(
  ctx: SandboxContext,
  persona: Persona,
  leads: readonly SeedLead[] = seedLeadsOf(persona),
): Promise<Customer> {
  const { db, now } = ctx;
  const { mobile, id } = persona;
  const known = await lockCustomerByMobile(db, mobile);
  if (known) return known;
  const profile = profileOf(persona, leads.at(-1) ?? newLead);
  const added = await db
    .insertInto('customers')
    .values({ ...profile, mobile, persona: id, created_at: new Date(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const lead of leads) await seedLead(ctx, added, persona, lead);
  return added;
}
