import {
  aadhaarGenerateOtp,
  aadhaarPanVerify,
  aadhaarStatus,
  aadhaarVerifyOtp,
  digilockerInitiate,
  digilockerReturn,
} from '#contract/kyc.ts';
import type { Outcome } from '#engine/outcome.ts';
import { sampleAadhaar } from '#sandbox/personas.ts';
import { digilockerReturned } from '#screens/kyc/digilocker-verify/flow.ts';
import {
  aadhaarCodeSent,
  aadhaarCodeVerified,
  aadhaarPanChecked,
  digilockerInitiated,
} from '#screens/kyc/enter-aadhar/flow.ts';
import type { Walker } from './walker.ts';
import { Stuck } from './walker.ts';

/** Allows it in the document locker, and gives the address with which the borrower comes back. */
export async function comeBackFromLocker(walker: Walker): Promise<string> {
  const body = { callBackUrl: `${walker.url}/digilocker-verify` };
  const outcome = walker.mean(digilockerInitiated, await walker.send(digilockerInitiate, { body }));
  if (outcome.kind !== 'redirect') throw new Stuck('The document locker does not open.');
  return walker.sandbox.press(outcome.url, 'allow');
}

async function byLocker(walker: Walker): Promise<Outcome> {
  const back = new URL(await comeBackFromLocker(walker)).searchParams;
  const query = { code: back.get('code') ?? '', state: back.get('state') ?? '' };
  return walker.mean(digilockerReturned, await walker.send(digilockerReturn, { query }));
}

/** §4 "Aadhaar": by one-time code, or by the document locker where the service is down. */
export async function verifyAadhaar(walker: Walker): Promise<Outcome> {
  const status = await walker.send(aadhaarStatus);
  if (status.kind === 'answered' && status.body.data.isAadhaarDown) return byLocker(walker);
  const aadharNo = sampleAadhaar(walker.mobile);
  const sent = walker.mean(aadhaarCodeSent, await walker.send(aadhaarGenerateOtp, { body: { aadharNo } }));
  if (sent.kind !== 'show') return sent;
  const body = { aadharNo, otp: await walker.code() };
  const verified = walker.mean(aadhaarCodeVerified, await walker.send(aadhaarVerifyOtp, { body }));
  return verified.kind === 'show' ? walker.mean(aadhaarPanChecked, await walker.send(aadhaarPanVerify)) : verified;
}
