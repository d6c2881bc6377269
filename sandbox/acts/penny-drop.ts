import type { Penny, PennyStatus } from '../rules/penny-answer.ts';
import { pennyStatus } from '../rules/penny-answer.ts';
import type { Lead } from '../store/leads.ts';
import type { BankAccount } from '../store/money.ts';
import { bankAccountsOf, changeBankAccount } from '../store/money.ts';
import { openedAt, sessionOfAccount } from '../store/partner-sessions.ts';
import type { BorrowerAct } from '../wire/handler.ts';
import { giveMandate } from './mandates.ts';

/** §4 "E-mandate": which way the Rs 1 goes. */
export function flowOf({ persona }: BorrowerAct): Penny['flow'] {
  return persona.traits.penny === 'reverse' ? 'reverse' : 'forward';
}

/** What a persona shows befalls its first account only: with another one the borrower gets on. */
async function fateOf({ db, customer, persona }: BorrowerAct, account: BankAccount): Promise<Penny['fate']> {
  const { penny } = persona.traits;
  if (!penny || penny === 'reverse') return 'arrives';
  const first = (await bankAccountsOf(db, customer.id)).at(-1);
  return first?.id === account.id ? penny : 'arrives';
}

/** How the Rs 1 of an account stands, and where it is paid in the reverse flow. The first question sends it. */
export async function pennyOf(
  act: BorrowerAct,
  lead: Lead,
  account: BankAccount,
): Promise<{ readonly status: PennyStatus; readonly url?: string }> {
  if (account.status === 'Verified') return { status: 'completed' };
  const flow = flowOf(act);
  const visit = await sessionOfAccount(act.db, 'penny', lead.id, account.id, act.now);
  const status = pennyStatus({
    flow,
    fate: await fateOf(act, account),
    // Only the payment page writes the state of such a visit; it begins as 'open'.
    page: visit.state === 'open' ? 'created' : (visit.state as PennyStatus),
    ageMs: act.now - openedAt(visit),
  });
  return flow === 'forward' || status === 'completed'
    ? { status }
    : { status, url: `${act.origin}/sandbox/penny/${visit.id}` };
}

/** The account is the borrower's own: it can be confirmed. */
export async function verify({ db }: BorrowerAct, account: BankAccount): Promise<void> {
  await giveMandate(db, account);
  await changeBankAccount(db, account.id, { status: 'Verified' });
}
