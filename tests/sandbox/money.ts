import type { Send } from '#api/send.ts';
import { acceptKeyFacts, bankAccounts, confirmBankAccount, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import type { Reply } from '#contract/reply.ts';
import type { Answers } from '#engine/rule.ts';
import { answered } from './answered.ts';

interface Payee {
  readonly send: Send;
  readonly leadID: number;
  post(path: string, body: object): Promise<unknown>;
  code(): Promise<string>;
}

interface Saver {
  readonly leadID: number;
  save(route: '/bank-details', answers?: Answers): Promise<Reply>;
}

/** Saves a bank account; returns the body of the e-mandate and penny-drop calls. */
export async function saveAccount(borrower: Saver, accountNo = '55210984417') {
  const reply = await borrower.save('/bank-details', { accountNo, confirmedAccountNo: accountNo });
  const { data } = answered(reply) as { data: { accountId: string } };
  return { accountId: data.accountId, leadID: borrower.leadID };
}

/** The id of the newest account. */
export async function newestAccount({ send, leadID }: Pick<Payee, 'send' | 'leadID'>) {
  const [account] = answered(await send(bankAccounts, { query: { leadId: leadID } })).data;
  return String(account?.accountID ?? '');
}

/** Sets the e-mandate up and approves it at the checkout, unless it exists. */
export async function approveMandate({ send, post }: Payee, body: BodyOf<typeof setEmandate>) {
  const { data } = answered(await send(setEmandate, { body }));
  if (data?.order_id) await post(`/sandbox/checkout/${data.order_id}`, { action: 'approved' });
}

/** Completes the e-mandate and the penny drop of the newest account. */
export async function verifyAccount(payee: Payee): Promise<Reply> {
  const body = { accountId: await newestAccount(payee), leadID: payee.leadID };
  await approveMandate(payee, body);
  answered(await payee.send(pennyDrop, { body }));
  await payee.post('/sandbox/clock', { minutes: 1 });
  return payee.send(pennyDrop, { body });
}

export async function chooseAccount(payee: Payee): Promise<Reply> {
  const body = { leadID: payee.leadID, accountID: await newestAccount(payee) };
  return payee.send(confirmBankAccount, { body });
}

/** Accepts the Key Fact Statement with its one-time code or another one. */
export async function accept({ send, leadID, code }: Payee, typed?: string): Promise<Reply> {
  answered(await send(acceptKeyFacts, { body: { leadId: leadID } }));
  return send(acceptKeyFacts, { body: { leadId: leadID, otp: typed ?? (await code()) } });
}
