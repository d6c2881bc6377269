import { expect, test } from 'vitest';
import { approvalView } from '#contract/application.ts';
import type { Route } from '#contract/routes.ts';
import { sampleAadhaar, samplePan } from '#sandbox/personas.ts';
import { afterApproval, application } from '#sandbox/rules/step-order.ts';
import { answered, type Borrower } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

/** Passes the steps while the application has a status, and returns their routes. */
async function passAll(borrower: Borrower, status: string): Promise<Route[]> {
  const passed: Route[] = [];
  for (let now = await borrower.next(); now.route && now.status === status; now = await borrower.next()) {
    // The sandbox names known routes only.
    const route = now.route as Route;
    answered(await borrower.pass(route));
    passed.push(route);
  }
  return passed;
}

test('takes a new borrower through every step to the disbursal', async () => {
  const borrower = sandbox.borrower('9876500001');
  const login = await borrower.logIn();
  expect(login.lead).toEqual({ customer_type: 'New Customer', productId: 2 });

  expect(await passAll(borrower, 'Active')).toEqual(application);
  expect(await borrower.next()).toMatchObject({ status: 'Approved Process', leadType: 'New Case' });
  expect(await borrower.dashboard()).toMatchObject({
    lead: { status: 'Approved Process' },
    showButton: 'See my offer',
  });

  const { data: offer } = answered(await borrower.send(approvalView, { body: { leadID: borrower.leadID } }));
  expect(offer).toMatchObject({ totalAmount: 85000, processingAmount: 2550, gstOfAdminFee: 459, finalAmount: 81991 });
  expect(await borrower.next()).toMatchObject({ status: 'Approved', route: afterApproval[0] });

  expect(await passAll(borrower, 'Approved')).toEqual(afterApproval);
  expect(await borrower.next()).toMatchObject({ status: 'Disbursed', route: undefined });
  expect(await borrower.dashboard()).toMatchObject({
    status: 1,
    showButton: 'Repay Loan',
    buttonEnable: true,
    loanDetails: { totalAmount: offer.totalAmount, processingAmount: offer.processingAmount, finalAmount: 81991 },
  });
});

test('refuses a step before its turn with 428', async () => {
  const borrower = sandbox.borrower('9876500002');
  await borrower.logIn();
  const early = { kind: 'refused', statusCode: 428, message: 'Please complete the previous step first.' };
  for (const route of ['/enter-your-pan', '/loan-purpose', '/enter-address', '/reference-details'] as const) {
    expect(await borrower.save(route), route).toMatchObject(early);
  }
  expect(await borrower.verifyAadhaar()).toMatchObject(early);
  expect(await borrower.send(approvalView, { body: { leadID: borrower.leadID } })).toMatchObject(early);
  expect(await borrower.next()).toMatchObject({ route: '/enter-name' });
});

test('accepts an earlier step again, and the next step stays', async () => {
  const borrower = await sandbox.open({ mobile: '9876500003', at: '/gender' });
  answered(await borrower.save('/loan-purpose', { loanPurpose: 'Education' }));
  answered(await borrower.save('/loan-purpose', { loanPurpose: 'Education' }));
  expect(await borrower.next()).toMatchObject({ route: '/gender' });
});

test('decides an application once: two concurrent requests get the same answer', async () => {
  const borrower = await sandbox.open({ mobile: '9876500004', at: '/enter-address' });
  const [one, other] = await Promise.all([borrower.save('/enter-address'), borrower.save('/enter-address')]);
  expect(one).toMatchObject({
    kind: 'answered',
    body: { data: { CibilAndBreData: { status: true, message: 'Approved' } } },
  });
  expect(other).toEqual(one);
});

test.for([
  ['/enter-name', { name: 'Me' }, 'Name is too short'],
  ['/enter-your-pan', { pan: 'BNZJJ4821K' }, 'Please enter valid PAN number'],
  ['/loan-purpose', { loanPurpose: 'A boat' }, expect.stringMatching(/^Please choose one of: Medical Emergency/)],
  ['/salary-date', { salaryDate: '32' }, 'Please choose a day from 1 to 31'],
  ['/enter-address', { pinCode: '' }, 'Please enter your pincode'],
  ['/bank-details', { confirmedAccountNo: '55210984418' }, 'Re-enter account number must match'],
  ['/reference-details', { mobileOne: '9876500005' }, expect.any(String)],
] as const)('refuses an invalid answer of %s with 400 and the message of its rule', async ([at, answers, message]) => {
  const borrower = await sandbox.open({ mobile: '9876500005', at });
  expect(await borrower.save(at, answers)).toMatchObject({ kind: 'refused', statusCode: 400, message });
});

test('rejects a low income and shows it on the dashboard', async () => {
  const borrower = await sandbox.open({ mobile: '9876500006', at: '/enter-address' });
  answered(await borrower.save('/monthly-income', { monthlyIncome: '17500' }));
  const saved = await borrower.save('/enter-address', { city: 'Mumbai' });
  expect(saved).toMatchObject({ body: { data: { CibilAndBreData: { status: true, message: 'Dtree Bre Rejected' } } } });
  expect(await borrower.next()).toMatchObject({ route: undefined, status: 'Rejected' });
  expect(await borrower.dashboard()).toMatchObject({ isRejected: true, buttonEnable: true });
  expect(await borrower.save('/loan-purpose')).toMatchObject({ statusCode: 400 });
});

test('keeps the data of borrowers separate', async () => {
  const one = await sandbox.open({ mobile: '9876500007', at: '/loan-purpose' });
  const other = await sandbox.open({ mobile: '9876500008', at: '/enter-your-pan' });
  expect(await other.send(approvalView, { body: { leadID: one.leadID } })).toMatchObject({ statusCode: 404 });
  const taken = { kind: 'refused', statusCode: 400, data: { mobileNo: '98XXXXXX07' } };
  expect(await other.save('/enter-your-pan', { pan: samplePan(one.mobile) })).toMatchObject(taken);
  await other.reach('/enter-aadhar');
  expect(await other.verifyAadhaar(sampleAadhaar(one.mobile))).toMatchObject(taken);
});
