import { setTimeout as wait } from 'node:timers/promises';
import { acceptKeyFacts, bankAccounts, confirmBankAccount, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { Outcome } from '#engine/outcome.ts';
import { accountConfirmed, accountsRead } from '#screens/bank/bank-list/flow.ts';
import { emandateSetUp } from '#screens/bank/emandate/flow.ts';
import { pennyDropped } from '#screens/bank/emandate/penny-drop.ts';
import { keyFactsAccepted } from '#screens/bank/term-condition/flow.ts';
import type { Walker } from './walker.ts';
import { Stuck } from './walker.ts';

const askEveryMs = 1_000;
/** The bank of the sandbox takes 5 s; one that says nothing for so long never will. */
const askFor = 15;

/** What follows the view that an outcome shows: nothing of it is drawn here. */
function undrawn<View>(outcome: Outcome<View>): Outcome<View> {
  return outcome.kind === 'show' && outcome.then
    ? { ...undrawn(outcome.then), ...(outcome.patch && { patch: outcome.patch }) }
    : outcome;
}

/** The checkout approved, and the Rs 1 waited for: asking how it stands changes nothing. */
export async function verifyAccount(walker: Walker): Promise<Outcome<unknown>> {
  const body = { accountId: walker.facts.accountId, leadID: walker.leadID };
  const set = await walker.send(setEmandate, { body });
  const outcome = undrawn(walker.mean(emandateSetUp, set));
  if (outcome.kind !== 'call') return outcome;
  const order = set.kind === 'answered' ? set.body.data?.order_id : undefined;
  if (order) await walker.sandbox.approveMandate(order);
  for (let asked = 0; asked < askFor; asked += 1) {
    const table = pennyDropped({ on: 'check', untilMs: Number.POSITIVE_INFINITY, nowMs: 0, opened: false });
    const penny = undrawn(walker.mean(table, await walker.send(pennyDrop, { body })));
    if (penny.kind !== 'wait') return penny;
    await wait(askEveryMs);
  }
  throw new Stuck('The Rs 1 of the penny drop does not arrive.');
}

/** The account that the list chooses first. */
export async function chooseAccount(walker: Walker): Promise<Outcome<unknown>> {
  const reply = await walker.send(bankAccounts, { query: { leadId: walker.leadID } });
  const read = walker.mean(accountsRead, reply);
  const account = reply.kind === 'answered' ? reply.body.data[0] : undefined;
  if (!account) return read;
  const { accountID, mandateId } = account;
  const body = { leadID: walker.leadID, accountID, ...(mandateId && { mandateId }) };
  return undrawn(walker.mean(accountConfirmed(accountID), await walker.send(confirmBankAccount, { body })));
}

/** §4 "KFS": agreed to, with the one-time code where the lender asks for one. */
export async function acceptKeyFactStatement(walker: Walker): Promise<Outcome<unknown>> {
  const body = { leadId: walker.leadID };
  const asked = walker.mean(keyFactsAccepted, await walker.send(acceptKeyFacts, { body }));
  if (asked.kind !== 'show') return asked;
  const accepted = await walker.send(acceptKeyFacts, { body: { ...body, otp: await walker.code() } });
  return walker.mean(keyFactsAccepted, accepted);
}
