import { expect, test } from 'vitest';
import { approvalView, bankConnectUrl, bankingSurrogate, checkRepeatCase } from '#contract/application.ts';
import { panConfirmation } from '#contract/kyc.ts';
import { sampleAadhaar, samplePan } from '#sandbox/personas.ts';
import { stepByRoute } from '#schemas/index.ts';
import { choiceStep } from '../choice-step.ts';
import { routeAfter } from '../route-after.ts';
import { answered } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

test('refuses a step before its turn with 428', async () => {
  const borrower = sandbox.borrower('9876500002');
  await borrower.logIn();
  const early = { kind: 'refused', statusCode: 428, message: 'Please complete the previous step first.' };
  const later = ['/enter-your-pan', choiceStep.route, '/enter-address', '/reference-details', '/bank-details'] as const;
  for (const route of later) expect(await borrower.save(route), route).toMatchObject(early);
  expect(await borrower.verifyAadhaar()).toMatchObject(early);
  expect(await borrower.send(approvalView, { body: { leadID: borrower.leadID } })).toMatchObject(early);
  const callBackUrl = bankConnectUrl.example.body.callBackUrl;
  expect(await borrower.send(bankConnectUrl, { body: { leadID: borrower.leadID, callBackUrl } })).toMatchObject(early);
  expect(await borrower.send(bankingSurrogate, { body: { leadId: borrower.leadID } })).toMatchObject(early);
  const { body } = checkRepeatCase.example;
  expect(await borrower.send(checkRepeatCase, { path: { leadId: borrower.leadID }, body })).toMatchObject(early);
  expect(await borrower.next()).toMatchObject({ route: '/enter-name' });
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

test('refuses an invalid answer with 400 and the message of its rule', async () => {
  const borrower = await sandbox.open({ mobile: '9876500005', at: '/enter-name' });
  const [broken] = stepByRoute('/enter-name').examples.fail;
  const refused = { kind: 'refused', statusCode: 400, message: Object.values(broken?.errors ?? {})[0] };
  expect(await borrower.save('/enter-name', broken?.answers)).toMatchObject(refused);
});

test('rejects a low income and shows it on the dashboard', async () => {
  const borrower = await sandbox.open({ mobile: '9876500006', at: '/enter-address' });
  answered(await borrower.save('/monthly-income', { monthlyIncome: '17500' }));
  const saved = await borrower.save('/enter-address', { city: 'Mumbai' });
  expect(saved).toMatchObject({ body: { data: { CibilAndBreData: { status: true, message: 'Dtree Bre Rejected' } } } });
  expect(await borrower.next()).toMatchObject({ route: undefined, status: 'Rejected' });
  expect(await borrower.dashboard()).toMatchObject({ isRejected: true, buttonEnable: true });
  expect(await borrower.save(choiceStep.route)).toMatchObject({ statusCode: 400 });
});

test('keeps the data of borrowers separate', async () => {
  const one = await sandbox.open({ mobile: '9876500007' });
  await one.reach(routeAfter('/enter-aadhar'));
  const other = await sandbox.open({ mobile: '9876500008', at: '/enter-your-pan' });
  expect(await other.send(approvalView, { body: { leadID: one.leadID } })).toMatchObject({ statusCode: 404 });
  const taken = { kind: 'refused', statusCode: 400, data: { mobileNo: '98XXXXXX07' } };
  expect(await other.save('/enter-your-pan', { pan: samplePan(one.mobile) })).toMatchObject(taken);
  answered(await other.save('/enter-your-pan'));
  const notLookedUp = await other.send(panConfirmation, { body: { panNumber: samplePan(one.mobile) } });
  expect(notLookedUp).toMatchObject({ statusCode: 428 });
  await other.reach('/enter-aadhar');
  expect(await other.verifyAadhaar(sampleAadhaar(one.mobile))).toMatchObject(taken);
});
