import { describe, expect, test } from 'vitest';
import { onePage } from '#contract/application.ts';
import { afterApproval, application, factsOfLead } from '#sandbox/rules/step-order.ts';
import { savedAnswers } from '#sandbox/services/seed.ts';
import { newLead } from '#sandbox/store/borrowers.ts';
import { stepByRoute } from '#schemas/index.ts';
import { employment, vehicle } from '#tests/engine/conditional-step.ts';
import { answered } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

/** A plate that shows to the salaried alone. */
const showIf = { answer: 'employmentDetails', equals: 'Salaried' };
const salariedVehicle = { ...vehicle, fields: { ...vehicle.fields, plate: { ...vehicle.fields.plate, showIf } } };

const mobile = '9876811111';

/** Every step that a new borrower with the answers of the examples is asked. */
const answers = savedAnswers({ ...newLead, done: application }, 2);
const { skippedRoutes } = factsOfLead({ ...newLead, answers, customer: { productId: 2, answers: {} } });
const asked = [...application, ...afterApproval].filter((route) => !skippedRoutes.includes(route));

describe('POST /sandbox/open', () => {
  test.for(asked)('opens a new borrower at %s, who can complete it', async (at) => {
    const borrower = await sandbox.open({ mobile, at });
    expect(await borrower.next()).toMatchObject({ route: at });
    answered(await borrower.pass(at));
  });

  test('saves what shows because of an answer to an earlier step', () => {
    const done = [employment.route, vehicle.route];
    expect(savedAnswers({ ...newLead, done }, 2, [employment, salariedVehicle])).toEqual({
      employment: 'Salaried',
      ...vehicle.examples.pass[0],
    });
  });

  test('saves what an added step sends by a call of its own', () => {
    const added = { ...stepByRoute('/reference-details'), route: vehicle.route };
    expect(savedAnswers({ ...newLead, done: [added.route] }, 2, [added])).toMatchObject({ name1: 'Sunita Joshi' });
  });

  test.for([
    ['/loan-approval', 'new', { status: 'Approved Process' }],
    ['/loan-reject', 'new', { status: 'Rejected' }],
    ['/finbox', 'new', { route: '/finbox', status: 'Active' }],
    ['/pan-not-linked', 'new', { route: '/enter-aadhar' }],
    ['/confirm-details', 'new', { route: '/confirm-details', leadType: 'Repeat Case' }],
    ['/enter-address', 'repeat-approved', { route: '/enter-address', leadType: 'New Case' }],
    ['/finbox', 'statement-slow', { route: '/finbox', status: 'Active' }],
    ['/loan-approval', 'repeat-approved', { status: 'Approved Process', leadType: 'Repeat Case' }],
  ] as const)('opens %s for %s', async ([at, persona, next]) => {
    expect(await (await sandbox.open({ persona, at })).next()).toMatchObject(next);
  });

  test('opens a persona with another mobile number, and leaves the persona of the own number unchanged', async () => {
    const own = await sandbox.open({ persona: 'pan-taken' });
    const other = await sandbox.open({ persona: 'pan-taken', mobile: '9876822221', at: '/enter-name' });
    await other.reach('/enter-your-pan');
    expect(await other.save('/enter-your-pan')).toMatchObject({ statusCode: 400 });
    expect([await own.next(), await other.next()]).toMatchObject([
      { route: '/enter-your-pan' },
      { route: '/enter-your-pan' },
    ]);
  });

  test('a borrower with another mobile number stays the persona until a reset', async () => {
    const again = sandbox.borrower('9876822222');
    await sandbox.open({ persona: 'instalments', mobile: again.mobile });
    expect(await again.logIn()).toMatchObject({ lead: { productId: 1 } });
    await sandbox.post('/sandbox/reset', { mobile: again.mobile });
    expect(await again.logIn()).toMatchObject({ lead: { customer_type: 'New Customer', productId: 2 } });
  });

  test('deletes earlier data of the borrower', async () => {
    await sandbox.open({ persona: 'repeat-approved', at: '/loan-approval' });
    const again = await sandbox.open({ persona: 'repeat-approved' });
    expect(await again.next()).toMatchObject({ route: '/confirm-details', status: 'Closed' });
    const { data } = answered(await again.send(onePage, { path: { leadId: again.leadID } }));
    expect(data).toMatchObject({ loanPurpose: stepByRoute('/loan-purpose').examples.pass[0]?.loanPurpose });
  });

  test('makes one call of this borrower fail', async () => {
    await sandbox.open({ mobile, at: '/enter-address', fault: 'nextStepCall:428' });
    expect(await (await sandbox.open({ persona: 'new' })).next()).toMatchObject({ route: '/enter-name' });
    const failing = await sandbox.open({ mobile, fault: 'nextStepCall:428' });
    await expect(failing.next()).rejects.toThrow('"statusCode":428');
  });

  test.for([
    ['nextStepCall', { kind: 'refuse', status: 500 }],
    ['nextStepCall:stall:7', { kind: 'stall', seconds: 7 }],
  ] as const)('reads %s as the fault %j', async ([fault, added]) => {
    await sandbox.open({ mobile, fault });
    const { faults } = await (await sandbox.get(`/sandbox/rows?mobile=${mobile}`)).json();
    expect(faults).toMatchObject([{ call: 'nextStepCall', mobile, ...added }]);
  });

  test('redirects a form to the app', async () => {
    const response = await sandbox.form('/sandbox/open', { persona: 'key-facts' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/login\?token=[^&]+&leadID=\d+$/),
    ]);
  });
});
