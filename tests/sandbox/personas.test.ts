import { describe, expect, test } from 'vitest';
import {
  approvalView,
  bankConnect,
  bankConnectUrl,
  bankingSurrogate,
  checkRepeatCase,
  onePage,
  savedAddress,
} from '#contract/application.ts';
import { savedBankDetails } from '#contract/bank.ts';
import { aadhaarPanReverify, aadhaarStatus, mismatchClick, rekycMessages } from '#contract/kyc.ts';
import type { Reply } from '#contract/reply.ts';
import { noFacts } from '#contract/session.ts';
import { type PersonaId, personas, sampleAadhaar, samplePan } from '#sandbox/personas.ts';
import { stepByRoute, steps } from '#schemas/index.ts';
import { detailsOf, repeatCaseBody } from '#screens/approval/confirm-details/details.ts';
import { routeAfter } from '../route-after.ts';
import { answered, answeredWith, type Borrower, origin, refusedWith } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

const saveAddress = (borrower: Borrower) => borrower.save('/enter-address');

/** Presses a button of the bank-statement partner; returns the redirect and the call that polls the result. */
async function endStatement({ send, leadID }: Borrower, button: string) {
  const opened = await send(bankConnectUrl, { body: { leadID, callBackUrl: `${origin}/finbox` } });
  const url = answered(opened).data.redirect_url;
  const back = await sandbox.press(url, button);
  const body = { entityId: url.split('/').at(-1) ?? '', leadID };
  return { url, back, poll: async () => answered(await send(bankConnect, { body })).data };
}

/** The answer to the address, with the decision on the application. */
const decidedWith = (CibilAndBreData: object) => answeredWith({ CibilAndBreData });

test('gives each persona an id, a number, a PAN and an Aadhaar of its own', () => {
  expect(new Set(personas.map(({ id }) => id)).size).toBe(personas.length);
  for (const { id } of personas) expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  for (const made of [(mobile: string) => mobile, samplePan, sampleAadhaar]) {
    expect(new Set(personas.map(({ mobile }) => made(mobile))).size).toBe(personas.length);
  }
});

test.each<[PersonaId, (borrower: Borrower) => Promise<Reply>, object]>([
  ['pan-taken', (borrower) => borrower.save('/enter-your-pan'), refusedWith({ mobileNo: '98XXXXXX10' })],
  [
    'age-rejected',
    (borrower) => borrower.save('/enter-your-pan'),
    answeredWith({
      full_name: 'Tara Bose',
      full_name_split: { first_name: 'Tara', last_name: 'Bose' },
      dob: '2009-05-02',
    }),
  ],
  ['aadhaar-taken', (borrower) => borrower.verifyAadhaar(), refusedWith({ mobileNo: '98XXXXXX10' })],
  ['aadhaar-down', ({ send }) => send(aadhaarStatus), answeredWith({ isAadhaarDown: true })],
  ['aadhaar-down', (borrower) => borrower.verifyAadhaar(), { statusCode: 400 }],
  ['address-406', saveAddress, { statusCode: 406, data: { route: '/dashboard' } }],
  ['statement-no-address', saveAddress, decidedWith({ status: false })],
])('the persona %s gets the answer that it exists to show', async (persona, act, reply) => {
  expect(await act(await sandbox.persona(persona))).toMatchObject(reply);
});

test.each(['pan-not-linked', 'kyc-failed'] as const)(
  '%s: verifies again once the borrower went to link them',
  async (persona) => {
    const borrower = await sandbox.persona(persona);
    if (persona === 'pan-not-linked') expect(await borrower.verifyAadhaar()).toMatchObject({ statusCode: 400 });
    expect(await borrower.dashboard()).toMatchObject({ isKycFailure: true });
    expect(await borrower.send(aadhaarPanReverify)).toMatchObject({
      statusCode: 400,
      data: { route: '/pan-not-linked' },
    });
    expect(await borrower.send(rekycMessages)).toMatchObject({ body: { data: { isLinkedDone: false } } });
    answered(await borrower.send(mismatchClick));
    expect(await borrower.send(rekycMessages)).toMatchObject({
      body: { data: { msg1: 'Your PAN is linked with your Aadhaar.', isLinkedDone: true } },
    });
    answered(await borrower.send(aadhaarPanReverify));
    expect((await borrower.dashboard()).isKycFailure).toBeUndefined();
    expect(await borrower.next()).toMatchObject({ route: routeAfter('/enter-aadhar') });
  },
);

describe('the application', () => {
  test.each([
    ['bureau-rejected', 'Cibil Rejected'],
    ['age-rejected', 'Reject'],
  ] as const)('rejects the persona %s at the address, with the message %j', async (persona, message) => {
    const borrower = await sandbox.persona(persona);
    const rejected = await saveAddress(borrower);
    expect(rejected).toMatchObject(decidedWith({ status: true, message }));
    expect(await borrower.next()).toMatchObject({ status: 'Rejected' });
    expect(await saveAddress(borrower), 'after a lost answer').toEqual(rejected);
  });

  test('approves once the bank statement is connected, whose account fills in the bank details', async () => {
    const borrower = await sandbox.persona('statement-needed');
    const saved = answered(await saveAddress(borrower));
    expect(saved).toMatchObject({ data: { CibilAndBreData: { status: true, message: 'Proceed to Bank' } } });
    expect(await borrower.next()).toMatchObject({ route: '/finbox', status: 'Active' });
    const { url, back: closed } = await endStatement(borrower, 'open');
    expect(JSON.stringify(saved)).toContain(url);
    expect(closed).toBe(`${origin}/finbox?success=false`);
    const { back, poll } = await endStatement(borrower, 'connected');
    expect(back).toBe(`${origin}/finbox?success=true&entity_id=${url.split('/').at(-1)}`);
    expect(await poll()).toEqual({ api_status: 'completed', pageName: 'approval' });
    expect(await borrower.next()).toMatchObject({ status: 'Approved Process' });
    expect(await borrower.send(savedBankDetails)).toMatchObject(answeredWith({ accountNumber: 'XXXXXXX4417' }));
  });

  test.each([
    ['open', { api_status: 'failed', pageName: 'dashboard' }, 'Active'],
    ['weak', { api_status: 'completed', pageName: 'rejected' }, 'Rejected'],
    ['processing', { api_status: 'processing' }, 'Active'],
    ['failed', { api_status: 'failed', pageName: 'dashboard' }, 'Active'],
  ])('answers a bank statement that ends with %j with %j, and the status is %s', async (button, result, status) => {
    const borrower = await sandbox.persona('statement-no-address');
    await saveAddress(borrower);
    const { back, poll } = await endStatement(borrower, button);
    expect(back).toContain(`success=${result.api_status !== 'failed'}`);
    expect(await poll()).toEqual(result);
    expect(await borrower.next()).toMatchObject({ status });
  });

  test('creates a new bank statement request after an hour, and for another return address', async () => {
    const { send, leadID } = await sandbox.open({ persona: 'statement-needed', at: '/finbox' });
    const urlFor = async (path: string) =>
      answered(await send(bankConnectUrl, { body: { leadID, callBackUrl: origin + path } })).data.redirect_url;
    const first = await urlFor('/finbox');
    expect(await urlFor('/finbox')).toBe(first);
    await sandbox.post('/sandbox/clock', { minutes: 61 });
    const second = await urlFor('/finbox');
    expect(second).not.toBe(first);
    expect(await urlFor('/finbox')).toBe(second);
    expect(await urlFor('/dashboard')).not.toBe(second);
  });

  test('a bank statement is that of one borrower', async () => {
    const { url } = await endStatement(await sandbox.open({ persona: 'statement-needed', at: '/finbox' }), 'open');
    const other = await sandbox.open({ persona: 'statement-slow', at: '/finbox' });
    expect((await endStatement(other, 'connected')).url).not.toBe(url);
    const body = { entityId: url.split('/').at(-1) ?? '', leadID: other.leadID };
    expect(await other.send(bankConnect, { body })).toMatchObject({ statusCode: 404 });
  });

  test('a better bank statement after the rejection changes nothing', async () => {
    const borrower = await sandbox.open({ persona: 'statement-needed', at: '/finbox' });
    const { url, poll } = await endStatement(borrower, 'weak');
    const rejected = { api_status: 'completed', pageName: 'rejected' };
    expect(await poll()).toEqual(rejected);
    await sandbox.press(url, 'connected');
    expect(await poll()).toEqual(rejected);
    expect(await borrower.next()).toMatchObject({ status: 'Rejected' });
  });

  test('reports a slow bank statement as processing three times, and completes it before the app stops polling', async () => {
    const borrower = await sandbox.persona('statement-slow');
    await saveAddress(borrower);
    const { poll } = await endStatement(borrower, 'connected');
    const statuses = [await poll(), await poll(), await poll(), await poll()].map((data) => data?.api_status);
    expect(statuses).toEqual(['processing', 'processing', 'processing', 'completed']);
  });

  test.each([
    ['upgrade-possible', 'connected', 'APPROVE', 85000],
    ['upgrade-possible', 'weak', 'REJECT', 42000],
    ['upgrade-refused', 'connected', 'REJECT', 42000],
  ] as const)(
    'decides on the upgrade of the persona %s by the statement %s: %s, ₹%i',
    async (persona, button, result, amount) => {
      const borrower = await sandbox.persona(persona);
      const { leadID, send } = borrower;
      const offer = async () => answered(await send(approvalView, { body: { leadID } })).data;
      expect(await offer()).toMatchObject({ totalAmount: 42000, isLoanAmountUpgradable: true });
      await (await endStatement(borrower, button)).poll();
      const checked = await send(bankingSurrogate, { body: { leadId: leadID } });
      expect(checked).toMatchObject({ body: { data: { final_result_from_BRE: result } } });
      expect(await offer()).toMatchObject({ totalAmount: amount, isLoanAmountUpgradable: result === 'REJECT' });
    },
  );
});

describe('a returning borrower', () => {
  /** What /confirm-details sends, from the answers that the sandbox has. */
  async function confirmedBy(borrower: Borrower) {
    const known = answered(await borrower.send(onePage, { path: { leadId: borrower.leadID } }));
    return repeatCaseBody(detailsOf(steps, known, noFacts), { origin, platformTag: 'web' });
  }

  test.each([
    ['repeat-approved', 'approval', 'Approved Process'],
    ['repeat-rejected', 'rejected', 'Rejected'],
    ['repeat-bank-statement', 'finbox', 'Active'],
    ['repeat-dashboard', 'dashboard', 'Active'],
  ] as const)('as the persona %s gets one new lead, which leads to %s', async (persona, pageName, status) => {
    const borrower = await sandbox.persona(persona);
    expect(await borrower.next()).toEqual({ route: '/confirm-details', status: 'Closed', leadType: 'Repeat Case' });
    expect(await borrower.dashboard()).toMatchObject({ customer_type: 'Repeat Customer' });
    const old = borrower.leadID;
    const path = { leadId: old };
    const body = await confirmedBy(borrower);
    expect(body.loanPurpose).toBe(stepByRoute('/loan-purpose').examples.pass[0]?.loanPurpose);
    const saved = answered(await borrower.save('/enter-address', { city: 'Nashik' }));
    expect(saved, 'decides nothing').toEqual(expect.objectContaining({ data: { leadID: old } }));
    expect(await borrower.send(savedAddress)).toMatchObject(answeredWith({ city: 'Nashik' }));

    const checked = answered(await borrower.send(checkRepeatCase, { path, body })).data;
    expect(checked?.pageName).toBe(pageName);
    expect(checked?.leadID).toBeGreaterThan(old);
    if (pageName === 'finbox') expect(checked?.metaData?.finbox?.redirect_url).toContain('/sandbox/statements/');
    expect(answered(await borrower.send(checkRepeatCase, { path, body })).data).toEqual(checked);
    const { data } = answered(await borrower.send(onePage, { path: { leadId: checked?.leadID ?? 0 } }));
    expect(data?.loanPurpose, 'as it was confirmed').toBe(body.loanPurpose);
    expect(data?.address?.address).toMatch(/, Nashik \d{6}$/);
    expect(await borrower.next()).toMatchObject({ status, leadType: 'Repeat Case' });
    expect(borrower.leadID).toBe(checked?.leadID);
  });

  test('gets the message of the rule that a confirmed answer breaks', async () => {
    const borrower = await sandbox.persona('repeat-approved');
    const [broken] = stepByRoute('/company-name').examples.fail.filter(({ answers }) => answers.companyName);
    const body = { ...(await confirmedBy(borrower)), companyName: String(broken?.answers.companyName) };
    const reply = await borrower.send(checkRepeatCase, { path: { leadId: borrower.leadID }, body });
    expect(reply).toMatchObject({ statusCode: 400, message: broken?.errors.companyName });
  });
});
