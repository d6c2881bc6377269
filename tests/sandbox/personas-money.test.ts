import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmBankAccount, pennyDrop, pennyFlow, setEmandate, setEmandateV2 } from '#contract/bank.ts';
import { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import { customerLoans, signedDocument } from '#contract/loans.ts';
import type { Store } from '#sandbox/store/store.ts';
import type { Borrower } from './borrower.ts';
import { answered, origin } from './borrower.ts';
import { openStore } from './open-store.ts';
import type { TestLender } from './test-lender.ts';
import { lenderOver } from './test-lender.ts';

let store: Store;
let lender: TestLender;

beforeAll(async () => {
  store = await openStore();
  lender = lenderOver(store);
});
afterAll(() => store.close());

describe('selfie, e-mandate and penny drop', () => {
  const jpeg = () => new Blob(['not looked at'], { type: 'image/jpeg' });

  test.each([
    ['The first selfie fails', [1, 'passes', 'passes']],
    ['Both selfies fail', [1, 2, 2]],
  ])('%s', async (shows, expected) => {
    const borrower = await lender.who(shows);
    await borrower.save('/reference-details');
    const body = () => ({ image: jpeg(), leadID: borrower.leadID });
    const heard = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const reply = await borrower.send(selfieLiveness, { body: body() });
      heard.push(reply.kind === 'refused' ? reply.data?.attempt : 'passes');
    }
    expect(heard).toEqual(expected);
    if (heard.includes('passes')) answered(await borrower.send(verifySelfie, { body: body() }));
    const text = new Blob(['x'], { type: 'text/plain' });
    expect(await borrower.send(selfieLiveness, { body: { ...body(), image: text } })).toMatchObject({
      statusCode: 400,
    });
  });

  async function accountOf(borrower: Borrower) {
    await borrower.reach('/bank-details');
    const saved = answered(await borrower.save('/bank-details')) as { data: { accountId: string } };
    return { accountId: saved.data.accountId, leadID: borrower.leadID };
  }

  test('an account is verified by the Rs 1, and can then be confirmed', async () => {
    const borrower = await lender.who('The e-mandate exists already; Rs 1 is sent');
    const body = await accountOf(borrower);
    expect(await borrower.send(setEmandate, { body })).toMatchObject({ message: 'Already Emandate' });
    expect(await borrower.send(pennyFlow, { query: { leadId: body.leadID } })).toMatchObject({
      body: { data: { flow: 'forward' } },
    });
    const chosen = { leadID: body.leadID, accountID: body.accountId };
    const early = { status: 'Not Verified', route: '/emandate', accountId: body.accountId };
    expect(await borrower.send(confirmBankAccount, { body: chosen })).toMatchObject({ statusCode: 400, data: early });
    expect(await borrower.send(pennyDrop, { body })).toMatchObject({ body: { data: { pennyStatus: 'created' } } });
    expect(await borrower.send(pennyDrop, { body })).toMatchObject({ body: { data: { pennyStatus: 'completed' } } });
    expect(await borrower.send(confirmBankAccount, { body: chosen })).toMatchObject({
      body: { data: { status: 'Verified' } },
    });
  });

  test('the reverse Rs 1 waits for the payment page, and can be tried again after it was declined', async () => {
    const borrower = await lender.who('Reverse penny drop');
    const body = await accountOf(borrower);
    const { data } = answered(await borrower.send(pennyDrop, { body }));
    expect(data).toMatchObject({ pennyStatus: 'created', metaData: { flow: 'reverse' } });
    const url = data.metaData?.url ?? '';
    expect(await lender.press(url, 'declined')).toContain('Nothing was paid.');
    const incomplete = { pennyStatus: 'incomplete', metaData: { flow: 'reverse' } };
    expect(await borrower.send(pennyDrop, { body })).toMatchObject({ statusCode: 400, data: incomplete });
    expect(await borrower.send(pennyDrop, { body })).toMatchObject({ body: { data: { pennyStatus: 'created' } } });
    expect(await lender.press(url, 'paid')).toContain('Rs 1 is paid.');
    expect(await borrower.send(pennyDrop, { body })).toMatchObject({ body: { data: { pennyStatus: 'completed' } } });
  });

  test.each([
    ['The penny drop is rejected', 'rejected'],
    ['The penny drop stays incomplete', 'incomplete'],
  ])('%s', async (shows, pennyStatus) => {
    const borrower = await lender.who(shows);
    const body = await accountOf(borrower);
    expect(await borrower.send(pennyDrop, { body })).toMatchObject({ statusCode: 400, data: { pennyStatus } });
  });

  test('an emi loan sets its mandate up by the second version', async () => {
    const borrower = await lender.who('A loan in monthly instalments (product 1)');
    expect(await borrower.dashboard()).toMatchObject({ productId: 1, noOfEMIs: 3 });
    const reply = await borrower.send(setEmandateV2, { body: await accountOf(borrower) });
    expect(reply).toMatchObject({ message: 'Success', body: { data: { order_id: expect.any(String) } } });
  });
});

describe('a loan', () => {
  test.each([
    ['A loan is running', 'Disbursed', 51479, {}],
    ['A loan is partly repaid', 'Part Payment', 25739.5, {}],
    ['A loan is overdue', 'Disbursed', 51979, { isLoanOverDue: true }],
  ])('%s', async (shows, status, repayAmount, flags) => {
    const borrower = await lender.who(shows);
    expect(await borrower.next()).toMatchObject({ route: undefined, status });
    expect(await borrower.dashboard()).toMatchObject({
      lead: { status },
      showButton: 'Repay Loan',
      loanDetails: { repayAmount },
      ...flags,
    });
  });

  test('is closed by paying all of it, and its borrower comes back as a repeat customer', async () => {
    const borrower = await lender.who('A loan is overdue');
    const form = new URLSearchParams({ mobile: borrower.mobile, share: 'all' });
    await lender.ask(new Request(`${origin}/sandbox/repay`, { method: 'POST', headers: { origin }, body: form }));
    expect(await borrower.next()).toMatchObject({
      status: 'Closed',
      leadType: 'Repeat Case',
      route: '/confirm-details',
    });
  });

  test('closed and settled loans are listed, and only a closed one has a certificate', async () => {
    const borrower = await lender.who('Closed and settled loans on My Loans');
    const path = { customerId: borrower.customerID };
    const loans = answered(await borrower.send(customerLoans, { path })).data ?? [];
    expect(loans.map(({ status }) => status)).toEqual(['Closed', 'Settlement']);
    const paper = (leadID: number, type: 'Sanction' | 'Noc') =>
      borrower.send(signedDocument, { query: { leadID, customerID: borrower.customerID, isSendMail: false, type } });
    const [closed, settled] = loans.map(({ leadID }) => leadID);
    expect(await paper(settled ?? 0, 'Noc')).toMatchObject({ statusCode: 404 });
    const url = answered(await paper(closed ?? 0, 'Noc')).data?.signUrl ?? '';
    const page = await lender.ask(new Request(url));
    expect(await page.text()).toContain('No dues certificate');
  });

  test('of somebody we must talk to leads to /contact-us', async () => {
    expect(await (await lender.who('The dashboard leads to /contact-us')).dashboard()).toMatchObject({
      showContactPage: true,
    });
  });
});
