import { expect, test } from 'vitest';
import { aadhaarGenerateOtp, aadhaarPanVerify, aadhaarVerifyOtp } from '#contract/kyc.ts';
import { autoLoginCall, loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import { sampleAadhaar } from '#sandbox/personas.ts';
import { rowsOf } from '#sandbox/store/store.ts';
import { answered, type Borrower, wrongCode } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { store, sandbox } = await openSandbox(2);

test('sends a code that the response does not contain', async () => {
  const { mobile, post, code } = sandbox.borrower('9876600001');
  const response = await post(`/api/${loginByMobile.path}`, { mobile, plateform: 'web' });
  expect(await response.json()).toEqual({ statusCode: 200, message: 'We have sent you an OTP.' });
  expect(await code()).toMatch(/^\d{4}$/);
});

/** Requests a code, enters a wrong one `wrongTries` times, and returns the reply to the right one. */
async function guess({ askForCode, send, mobile, code }: Borrower, wrongTries: number) {
  answered(await askForCode());
  const right = await code();
  for (let tries = 0; tries < wrongTries; tries += 1) {
    const reply = await send(verifyOtp, { body: { mobile, otp: wrongCode(right) } });
    expect(reply).toMatchObject({ statusCode: 400, message: 'The OTP did not match. Please try again.' });
  }
  return send(verifyOtp, { body: { mobile, otp: right } });
}

test('accepts no code after three wrong tries, until a new one is sent', async () => {
  const borrower = sandbox.borrower('9876600002');
  const locked = { message: 'The OTP was wrong three times. Please ask for a new one.' };
  expect(await guess(borrower, 3)).toMatchObject(locked);
  // Tries of this code count no longer: ten that count would refuse the new one as well.
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await borrower.send(verifyOtp, { body: { mobile: borrower.mobile, otp: '0000' } })).toMatchObject(locked);
  }
  expect(await guess(borrower, 0)).toMatchObject({ kind: 'answered' });
});

test('refuses every code of a number after ten wrong ones, new codes included, for an hour', async () => {
  const borrower = sandbox.borrower('9876600008');
  const blocked = { statusCode: 400, message: 'The OTP was wrong too many times. Please try again in an hour.' };
  for (const wrongTries of [3, 3, 3]) await guess(borrower, wrongTries);
  expect(await guess(borrower, 1)).toMatchObject(blocked);
  expect(await borrower.askForCode()).toMatchObject(blocked);
  await sandbox.post('/sandbox/clock', { minutes: 61 });
  expect(await guess(borrower, 0)).toMatchObject({ kind: 'answered' });
});

test('sends a number at most twenty codes an hour, even if they are requested at once', async () => {
  const { askForCode } = sandbox.borrower('9876600009');
  const replies = await Promise.all(Array.from({ length: 23 }, askForCode));
  const refused = replies.filter(({ kind }) => kind === 'refused');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ message: 'You have asked for too many OTPs. Please try again in an hour.' });
  await sandbox.post('/sandbox/clock', { minutes: 61 });
  answered(await askForCode());
});

test('accepts no expired or replaced code', async () => {
  const { askForCode, send, mobile, code } = sandbox.borrower('9876600003');
  expect(await send(verifyOtp, { body: { mobile, otp: '1234' } }), 'before one is sent').toMatchObject({
    statusCode: 400,
  });
  await askForCode();
  const first = await code();
  await sandbox.post('/sandbox/clock', { minutes: 10 });
  const late = await send(verifyOtp, { body: { mobile, otp: first } });
  expect(late).toMatchObject({ message: 'This OTP has expired. Please ask for a new one.' });
  await askForCode();
  const second = await code();
  if (second !== first)
    expect(await send(verifyOtp, { body: { mobile, otp: first } })).toMatchObject({ kind: 'refused' });
  expect(await send(verifyOtp, { body: { mobile, otp: second } })).toMatchObject({ kind: 'answered' });
});

test('accepts a code for no other Aadhaar than it was sent for', async () => {
  const { send, mobile, code } = await sandbox.open({ mobile: '9876600010', at: '/enter-aadhar' });
  answered(await send(aadhaarGenerateOtp, { body: { aadharNo: sampleAadhaar(mobile) } }));
  const body = { aadharNo: sampleAadhaar('9876600011'), otp: await code() };
  expect(await send(aadhaarVerifyOtp, { body })).toMatchObject({
    statusCode: 400,
    message: 'The OTP did not match. Please try again.',
  });
  expect(await send(aadhaarPanVerify), 'without a verified Aadhaar').toMatchObject({ statusCode: 428 });
});

test('accepts a used code again for half a minute after its first use, for repeated requests', async () => {
  const { askForCode, send, mobile, code } = sandbox.borrower('9876600004');
  await askForCode();
  const body = { mobile, otp: await code() };
  answered(await send(verifyOtp, { body }));
  await sandbox.post('/sandbox/clock', { minutes: 0.3 });
  answered(await send(verifyOtp, { body }));
  await sandbox.post('/sandbox/clock', { minutes: 0.3 });
  expect(await send(verifyOtp, { body })).toMatchObject({ kind: 'refused' });
});

test('answers 403 without a valid token', async () => {
  const borrower = sandbox.borrower('9876600005');
  const body = { plateform: 'web' };
  expect(await borrower.send(nextStepCall, { body })).toEqual({ kind: 'unauthorized' });
  await borrower.logIn();
  expect(await borrower.send(nextStepCall, { body })).toMatchObject({ kind: 'answered' });
  await sandbox.post('/sandbox/clock', { days: 2 });
  expect(await borrower.send(nextStepCall, { body })).toEqual({ kind: 'unauthorized' });
  expect((await sandbox.post('/api/step/next-step', body)).status).toBe(403);
});

test('auto-login accepts the access token only', async () => {
  const borrower = sandbox.borrower('9000000030');
  const { jwtToken, accessToken } = await borrower.logIn();
  const body = (access_token: string) => ({ ...autoLoginCall.example.body, access_token, mobile_no: borrower.mobile });
  const known = await borrower.send(autoLoginCall, { body: body(accessToken ?? '') });
  expect(known).toMatchObject({ body: { status: 1, data: { customer_details: { name: 'Dev Chatterjee' } } } });
  expect(await borrower.send(autoLoginCall, { body: body(jwtToken) })).toMatchObject({ body: { status: 0 } });
});

test('refuses a number that is not an Indian mobile number', async () => {
  for (const mobile of ['', '12345', '5876543210', '0000000000']) {
    const reply = await sandbox.borrower(mobile).askForCode();
    expect(reply, mobile).toMatchObject({ statusCode: 400, message: 'Please enter valid mobile number' });
  }
});

test('sends no code for twelve zeros as an Aadhaar, or for eleven digits', async () => {
  const { verifyAadhaar } = await sandbox.open({ mobile: '9876600012', at: '/enter-aadhar' });
  for (const number of ['000000000000', '99991111222'])
    expect(await verifyAadhaar(number)).toMatchObject({ message: 'Please enter valid aadhaar number' });
});

test('stores tokens, Aadhaar and account numbers as hashes only', async () => {
  const borrower = await sandbox.open({ mobile: '9876600007', at: '/enter-aadhar' });
  answered(await borrower.verifyAadhaar());
  const payee = await sandbox.open({ mobile: '9876600017', at: '/bank-details' });
  answered(await payee.save('/bank-details'));
  const { jwtToken, accessToken } = await borrower.logIn();
  const stored = await store.transaction(async (db) => {
    const tables = [await rowsOf(db, borrower.mobile), await rowsOf(db, payee.mobile)];
    return JSON.stringify(tables);
  });
  const aadhaar = sampleAadhaar(borrower.mobile);
  for (const secret of [jwtToken, accessToken ?? '', aadhaar, '55210984417']) {
    expect(secret.length).toBeGreaterThan(3);
    expect(stored).not.toContain(secret);
  }
  expect(stored).toContain(`"aadhaar_last4":"${aadhaar.slice(-4)}"`);
});
