import { describe, expect, test } from 'vitest';
import { approvalView } from '#contract/application.ts';
import { acceptKeyFacts, keyFactStatement } from '#contract/bank.ts';
import { indianDay } from '#engine/format.ts';
import { addDays } from '#sandbox/rules/loan-arithmetic.ts';
import { accept, answered, answeredWith, wrongCode } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

describe('§4 KFS', () => {
  test('the statement is plain HTML with the terms of the approval', async () => {
    const borrower = await sandbox.persona('key-facts');
    const { data } = answered(await borrower.send(keyFactStatement, { query: { leadId: borrower.leadID } }));
    for (const part of ['Wasim Akhtar', '₹50,000', '40.98%', 'Repayment schedule', 'grievance', 'Cooling-off']) {
      expect(data, part).toContain(part);
    }
    expect(data).not.toMatch(/style|class=|<script|\[object/);
    expect(data).not.toMatch(/<th>/);
    const approval = answered(await borrower.send(approvalView, { body: { leadID: borrower.leadID } })).data;
    const price = { totalAmount: 50000, processingAmount: 1500, gstOfAdminFee: 270, finalAmount: 48230 };
    const repayDate = addDays(indianDay(Date.now()), 60);
    expect(approval).toMatchObject({ ...price, tenure: 60, repayAmount: 51479, repayDate });
  });

  test('the acceptance asks for a code, refuses a wrong one with 203, and disburses the loan with the right one', async () => {
    const borrower = await sandbox.persona('key-facts');
    const body = { leadId: borrower.leadID };
    const markers = answeredWith({ kfsOtpRequest: 4321, kfsSuccess: 4322 });
    expect(await borrower.send(acceptKeyFacts, { body })).toMatchObject(markers);
    const right = await borrower.code();
    expect(await accept(borrower, wrongCode(right))).toMatchObject({
      statusCode: 203,
      message: 'The OTP did not match. Please try again.',
    });
    expect(await borrower.code()).toBe(right);
    expect(await accept(borrower)).toMatchObject(answeredWith({ status: '1' }));
    expect(await borrower.next()).toMatchObject({ route: undefined, status: 'Disbursed' });
    expect(await borrower.dashboard()).toMatchObject({ showButton: 'Repay Loan', isFeedbackRequired: true });
  });

  test('an expired code is refused with how its dialog, which has no Resend, leads to a new one', async () => {
    const borrower = await sandbox.persona('key-facts');
    answered(await borrower.send(acceptKeyFacts, { body: { leadId: borrower.leadID } }));
    const otp = await borrower.code();
    await sandbox.post('/sandbox/clock', { minutes: 10 });
    expect(await borrower.send(acceptKeyFacts, { body: { leadId: borrower.leadID, otp } })).toMatchObject({
      statusCode: 203,
      message: 'This OTP has expired. Tap Cancel, then Continue, for a new one.',
    });
    expect(await accept(borrower)).toMatchObject(answeredWith({ status: '1' }));
  });

  test('the acceptance is refused before an account is chosen', async () => {
    const borrower = await sandbox.persona('two-accounts');
    const body = { leadId: borrower.leadID };
    expect(await borrower.send(acceptKeyFacts, { body })).toMatchObject({ statusCode: 428 });
    expect(await borrower.next()).toMatchObject({ route: '/bank-list' });
  });

  test('the acceptance of the persona without a code is the last step', async () => {
    const borrower = await sandbox.persona('key-facts-no-code');
    const accepted = await borrower.send(acceptKeyFacts, { body: { leadId: borrower.leadID } });
    expect(accepted).toMatchObject(answeredWith({ status: '1' }));
    expect(await borrower.next()).toMatchObject({ route: undefined, status: 'Disbursed' });
  });

  test('the statement and the approval keep the accepted terms after the disbursal', async () => {
    const borrower = await sandbox.open({ persona: 'upgrade-possible', at: '/term-condition' });
    const { leadID } = borrower;
    const read = async () => ({
      statement: answered(await borrower.send(keyFactStatement, { query: { leadId: leadID } })).data,
      approval: answered(await borrower.send(approvalView, { body: { leadID } })).data,
    });
    const { statement, approval } = await read();
    expect(approval.isLoanAmountUpgradable).toBe(true);
    answered(await accept(borrower));
    await sandbox.post('/sandbox/clock', { days: 20 });
    await borrower.logIn();
    expect(await read()).toEqual({ statement, approval: { ...approval, isLoanAmountUpgradable: false } });
    expect(await borrower.next()).toMatchObject({ status: 'Disbursed' });
  });

  test('is refused with a message, without a loan', async () => {
    const borrower = await sandbox.persona('key-facts-refused');
    expect(await accept(borrower)).toMatchObject(
      answeredWith({ status: '0', message: expect.stringMatching(/We could not register/) }),
    );
    expect(await borrower.next()).toMatchObject({ route: '/term-condition', status: 'Approved' });
  });
});
