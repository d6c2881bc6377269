import { createSend } from '#api/client.ts';
import type { Send } from '#api/send.ts';
import { loginByMobile, verifyOtp } from '#contract/login.ts';
import { answered } from '../borrower.ts';
import { sentCodes } from '../sent-codes.ts';

export function clientOf(address: string, token = ''): Send {
  return createSend({ baseUrl: `${address}/api/`, token: () => token });
}

/** The newest one-time code of a number. */
export async function shownCode(address: string, mobile: string): Promise<string> {
  const [code = ''] = await sentCodes(fetch, address, mobile);
  return code;
}

/** Logs in with the code that a process shows. */
export async function verifyWithShownCode(address: string, mobile: string) {
  return clientOf(address)(verifyOtp, { body: { mobile, otp: await shownCode(address, mobile) } });
}

/** Logs a borrower in. */
export async function logIn(address: string, mobile: string): Promise<string> {
  answered(await clientOf(address)(loginByMobile, { query: {}, body: { mobile, plateform: 'web' } }));
  return answered(await verifyWithShownCode(address, mobile)).data.jwtToken;
}
