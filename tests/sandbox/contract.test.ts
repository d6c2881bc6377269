import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { sampleAadhaar, samplePan } from '#sandbox/personas.ts';
import type { Borrower } from './borrower.ts';
import { origin } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

/** Placeholders in the examples for values of the sandbox. */
type Known = Record<string, unknown>;

const asText = (fields: object) => Object.entries(fields).map(([name, value]) => [name, String(value)]);
const withKnown = (example: unknown, known: Known): Known =>
  Object.fromEntries(Object.entries(example ?? {}).map(([name, value]) => [name, known[name] ?? value]));

/** The request of a call's own example, with the placeholders replaced. */
function exampleRequest(call: Call, known: Known, token: string): Request {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name]));
  const query = new URLSearchParams(asText(withKnown(call.example.query, known)));
  const init: RequestInit = { method: call.method, headers: { authorization: `Bearer ${token}` } };
  if (call.body) {
    const body = withKnown(call.example.body, known);
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value));
    init.body = call.sends === 'multipart' ? form : JSON.stringify(body);
    if (call.sends !== 'multipart') init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  return new Request(`${origin}/api/${path}?${query}`, init);
}

/** Sends the example of a call and returns the `data` of a valid response. */
async function ask(name: CallName, known: Known, token: string): Promise<Known> {
  const call: Call = calls[name];
  const response = await sandbox.ask(exampleRequest(call, known, token));
  const body = await response.json();
  expect(body, name).toMatchObject({ statusCode: 200, message: expect.any(String) });
  expect(call.answer.safeParse(body), name).toMatchObject({ success: true });
  return (body as { data?: Known }).data ?? {};
}

function knownOf(borrower: Borrower): Known {
  const { leadID, customerID, mobile } = borrower;
  return {
    mobile,
    leadID,
    leadId: leadID,
    customerID,
    customerId: customerID,
    panNumber: samplePan(mobile),
    aadharNo: sampleAadhaar(mobile),
    image: new Blob(['not looked at'], { type: 'image/jpeg' }),
  };
}

test('answers the example of every call with a valid response', async () => {
  const tested = new Set<CallName>();
  const borrower = sandbox.borrower('9876700001');
  const known: Known = { mobile: borrower.mobile };
  const go = async (names: readonly CallName[], more: Known = {}) => {
    let data: Known = {};
    for (const name of names) {
      tested.add(name);
      data = await ask(name, { ...known, ...more }, borrower.token());
    }
    return data;
  };

  await go(['loginByMobile']);
  const { accessToken } = await go(['verifyOtp'], { otp: await borrower.code() });
  await borrower.logIn();
  Object.assign(known, knownOf(borrower));
  await go(['autoLoginCall'], { access_token: accessToken });
  await go(['nextStepCall', 'saveNameAndEmail', 'panVerification', 'panConfirmation']);
  await go(['aadhaarStatus', 'aadhaarGenerateOtp']);
  await go(['aadhaarVerifyOtp', 'aadhaarPanVerify'], { otp: await borrower.code() });
  const { url } = await go(['digilockerInitiate']);
  const back = new URL(await sandbox.press(String(url), 'allowed'));
  await go(['digilockerReturn'], { code: back.searchParams.get('code'), state: back.searchParams.get('state') });
  await go(['saveAnswer', 'dashboardCall', 'statesCall', 'savedAddress']);
  await go(['rekycMessages', 'mismatchClick', 'aadhaarPanReverify']);
  await borrower.reach('/enter-address');
  await go(['saveAddress', 'approvalView', 'savedBankDetails', 'bankByIfsc']);

  const { redirect_url } = await go(['bankConnectUrl']);
  const connected = new URL(await sandbox.press(String(redirect_url), 'connected'));
  await go(['bankConnect', 'bankingSurrogate'], {
    entityId: connected.searchParams.get('entity_id'),
  });
  const { accountId } = await go(['saveBankDetails']);
  Object.assign(known, { accountId, accountID: accountId });
  await go(['saveReferences', 'selfieLiveness', 'verifySelfie']);
  const { order_id } = await go(['lenderCredentials', 'setEmandate', 'setEmandateV2']);
  await sandbox.press(`${origin}/sandbox/checkout/${order_id}`, 'approved');
  await go(['pennyFlow', 'pennyDrop']);
  await sandbox.post('/sandbox/clock', { minutes: 1 });
  await go(['pennyDrop', 'bankAccounts', 'confirmBankAccount', 'keyFactStatement']);
  await sandbox.ask(
    exampleRequest({ ...calls.acceptKeyFacts, example: { body: { leadId: 0 }, answer: {} } }, known, borrower.token()),
  );
  await go(['acceptKeyFacts'], { otp: await borrower.code() });
  await go(['customerLoans', 'signedDocument', 'feedbackCall']);

  const returning = sandbox.borrower('9000000002');
  await returning.logIn();
  for (const name of ['onePage', 'checkRepeatCase'] as const) {
    tested.add(name);
    await ask(name, knownOf(returning), returning.token());
  }
  expect([...tested].sort()).toEqual(Object.keys(calls).sort());
});

test('names the invalid fields of a call', async () => {
  const borrower = sandbox.borrower('9876700002');
  await borrower.logIn();
  const put = (body: unknown) =>
    sandbox.ask(
      new Request(`${origin}/api/customers/incompleteDetailsUpdate`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${borrower.token()}` },
        body: JSON.stringify(body),
      }),
    );
  const messageFor = async (body: unknown) => ((await (await put(body)).json()) as { message: string }).message;
  expect(await messageFor({ purposeloan: 'Education' })).toContain('body.leadID: expected number');
  expect(await messageFor({ leadID: borrower.leadID, houseColour: 'blue' })).toContain('all save keys of one step');
  for (const leadID of [1, 0.5, 1e12]) {
    expect(await messageFor({ leadID, purposeloan: 'Education' })).toBe('We could not find this application.');
  }
});

test('answers an unknown call with JSON and 404', async () => {
  const answer = await sandbox.get('/api/nothing');
  expect([answer.status, await answer.json()]).toMatchObject([404, { statusCode: 404 }]);
});
