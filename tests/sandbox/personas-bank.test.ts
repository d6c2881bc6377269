import { describe, expect, test } from 'vitest';
import {
  bankAccounts,
  bankByIfsc,
  confirmBankAccount,
  lenderCredentials,
  pennyDrop,
  pennyFlow,
  savedBankDetails,
  setEmandate,
  setEmandateV2,
} from '#contract/bank.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { rowsOf } from '#sandbox/store/store.ts';
import { accept, answered, answeredWith, type Borrower, refusedWith, saveAccount, verifyAccount } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { store, sandbox } = await openSandbox();

const confirmAccount = (borrower: Borrower, accountID: string | number) =>
  borrower.send(confirmBankAccount, { body: { leadID: borrower.leadID, accountID } });

describe('§4 Bank details', () => {
  test('come from the bank statement, masked or in full', async () => {
    const saved = async (persona: PersonaId) =>
      answered(await (await sandbox.persona(persona)).send(savedBankDetails)).data;
    const name = 'Bharat National Bank';
    expect(await saved('statement-masked')).toEqual({
      name: 'Hema Rawat',
      accountNumber: 'XXXXXXX4417',
      ifsc: 'BHNB0001234',
      bankName: name,
    });
    expect(await saved('statement-whole')).toMatchObject({ accountNumber: '55210984417' });
    expect(await saved('bank-details')).toBeUndefined();
  });

  test('an unknown IFSC code is refused by the lookup and the save', async () => {
    const borrower = await sandbox.persona('bank-details');
    const ask = (ifsc: string) => borrower.send(bankByIfsc, { query: { ifsc } });
    expect(await ask('sbin0001234')).toMatchObject(answeredWith({ banks: [{ BANK: 'State Bank of India' }] }));
    expect(await ask('ZZZZ0001234')).toMatchObject({
      statusCode: 404,
      message: expect.stringMatching(/We do not know this IFSC code/),
    });
    expect(await ask('BHNB1001234')).toMatchObject({ statusCode: 400, message: 'Please enter valid IFSC code' });
    expect(await borrower.save('/bank-details', { ifsc: 'ZZZZ0001234' })).toMatchObject({ statusCode: 404 });
    expect(await borrower.save('/bank-details', { accountNo: '1' })).toMatchObject({ statusCode: 400 });
  });

  test('saved again change the holder of the account, unless it is verified', async () => {
    const borrower = await sandbox.persona('two-accounts');
    const other = { accountNo: '55210984926', confirmedAccountNo: '55210984926', ifsc: 'BARB0001234' };
    for (const account of [{}, other])
      answered(await borrower.save('/bank-details', { ...account, accountHolderName: 'Somebody Else' }));
    const { bank_accounts } = await store.transaction((db) => rowsOf(db, borrower.mobile));
    expect(bank_accounts.map(({ status, holder }) => [status, holder]).sort()).toEqual([
      ['Not Verified', 'Somebody Else'],
      ['Verified', 'Sapna Wagh'],
    ]);
  });
});

describe('§4 E-mandate', () => {
  test('creates an order, and after its approval the e-mandate exists', async () => {
    const borrower = await sandbox.persona('bank-details');
    const body = await saveAccount(borrower);
    const early = { statusCode: 428, message: 'Please complete the e-mandate first.' };
    expect(await borrower.send(pennyDrop, { body })).toMatchObject(early);
    const setUp = answered(await borrower.send(setEmandate, { body }));
    expect(setUp).toMatchObject({
      data: { customer_id: expect.stringMatching(/^cust_/), order_id: expect.stringMatching(/.{20}/) },
    });
    const key = answered(await borrower.send(lenderCredentials, { query: { leadID: body.leadID } })).data;
    expect(key.lenderCreds.emandate.encryptedDisbursalKeyId).not.toBe('');

    const checkout = `/sandbox/checkout/${setUp.data?.order_id}`;
    expect(await sandbox.text(checkout)).toMatch(/^(?!.*You chose).*Approve the e-mandate/s);
    for (const action of ['open', 'unknown']) {
      const closed = await sandbox.form(checkout, { action });
      expect([closed.status, closed.headers.get('location')]).toEqual([303, '/emandate']);
    }
    expect(await borrower.send(setEmandate, { body })).toMatchObject({ message: 'Success' });
    const approved = await sandbox.form(checkout, { action: 'approved' });
    expect([approved.status, approved.headers.get('location')], 'posts to the callback').toEqual([
      307,
      '/emandate-status',
    ]);
    expect(await borrower.send(setEmandate, { body })).toMatchObject({ message: 'Already Emandate' });
    expect((await sandbox.form('/sandbox/checkout/guessed', { action: 'approved' })).status).toBe(404);
  });

  test('an order belongs to one account, and expires after an hour: the next set-up creates another', async () => {
    const borrower = await sandbox.persona('bank-details');
    const body = await saveAccount(borrower);
    const other = await saveAccount(borrower, '998877665544');
    const order = async (account = body) =>
      answered(await borrower.send(setEmandate, { body: account })).data?.order_id;
    const first = await order();
    expect(await order(other)).not.toBe(first);
    await sandbox.post('/sandbox/clock', { minutes: 61 });
    expect((await sandbox.get(`/sandbox/checkout/${first}`)).status).toBe(404);
    const second = await order();
    expect(second).not.toBe(first);
    expect(await order()).toBe(second);
  });

  test('an emi loan uses the second version of the set-up', async () => {
    const borrower = await sandbox.persona('instalments');
    const step = { current_route: '/bank-details' };
    expect(await borrower.dashboard()).toMatchObject({ productId: 1, noOfEMIs: 3, showButton: 'Continue', step });
    const reply = await borrower.send(setEmandateV2, { body: await saveAccount(borrower) });
    expect(reply).toMatchObject({ message: 'Success', body: { data: { order_id: expect.any(String) } } });
  });

  test.each([
    ['mandate-exists', 'forward'],
    ['penny-reverse', 'reverse'],
  ] as const)('of the persona %s exists already, and its penny flow is %s', async (persona, flow) => {
    const borrower = await sandbox.persona(persona);
    const body = await saveAccount(borrower);
    expect(await borrower.send(setEmandate, { body })).toMatchObject({ message: 'Already Emandate' });
    expect(await borrower.send(pennyFlow, { query: { leadId: body.leadID } })).toMatchObject(answeredWith({ flow }));
  });
});

describe('§4 Bank list', () => {
  test('confirms a verified account, and sends any other account to the e-mandate', async () => {
    const borrower = await sandbox.persona('two-accounts');
    const list = answered(await borrower.send(bankAccounts, { query: { leadId: borrower.leadID } })).data;
    expect(list).toMatchObject([
      {
        bank: 'Bharat National Bank',
        bankIcon: '/sandbox/banks/bhnb.svg',
        status: 'Verified',
        mandateId: expect.stringMatching(/mandate_/),
      },
      {
        bank: 'Bank of Baroda',
        accountNo: expect.stringMatching(/^XXXXXXX\d{4}$/),
        bankIfsc: 'BARB0001234',
        status: 'Not Verified',
      },
    ]);
    const [verified = '', other = ''] = list.map(({ accountID }) => accountID);
    expect(await confirmAccount(borrower, other)).toMatchObject(
      refusedWith({ status: 'Not Verified', route: '/emandate', accountId: other }),
    );
    expect(await confirmAccount(borrower, verified)).toMatchObject(answeredWith({ status: 'Verified' }));
    expect(await borrower.next()).toMatchObject({ route: '/term-condition' });
    expect(await confirmAccount(borrower, 'acc_of_nobody')).toMatchObject({ statusCode: 404 });
  });

  test('the last confirmed account gets the loan', async () => {
    const borrower = await sandbox.persona('two-accounts');
    const list = answered(await borrower.send(bankAccounts, { query: { leadId: borrower.leadID } })).data;
    const [first = '', second = ''] = list.map(({ accountID }) => accountID);
    answered(await confirmAccount(borrower, first));
    answered(await verifyAccount(borrower, second));
    answered(await confirmAccount(borrower, second));
    await accept(borrower);
    const [loan] = await store.transaction((db) => db.selectFrom('loans').select('bank_account_id').execute());
    expect(loan).toEqual({ bank_account_id: second });
    expect(await confirmAccount(borrower, first)).toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/This application is over/),
    });
  });

  test('has an icon of each bank, and the sandbox page has its code', async () => {
    const icon = await sandbox.get('/sandbox/banks/sbin.svg');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await sandbox.get('/sandbox/banks/zzzz.svg')).status).toBe(404);
    expect(await sandbox.text('/sandbox')).toContain('SBIN State Bank of India');
  });
});
