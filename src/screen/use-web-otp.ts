import { useEffect, useEffectEvent } from 'react';

interface CodeCredential extends Credential {
  readonly code: string;
}

const isCode = (credential: Credential | null): credential is CodeCredential =>
  credential !== null && 'code' in credential && typeof credential.code === 'string';

/** Fills in the code of each message that the phone receives: the first one, and those that are sent again. */
async function eachCode(signal: AbortSignal, fill: (code: string) => void): Promise<void> {
  const request: CredentialRequestOptions & { otp: object } = { otp: { transport: ['sms'] }, signal };
  const credential = await navigator.credentials.get(request);
  if (!isCode(credential)) return;
  fill(credential.code);
  return eachCode(signal, fill);
}

/** Fills in the one-time code where the browser can read it (WebOTP). */
export function useWebOtp(fill: (code: string) => void): void {
  const onCode = useEffectEvent(fill);
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const left = new AbortController();
    // The borrower refused, or left: the code is typed.
    eachCode(left.signal, (code) => onCode(code)).catch(() => undefined);
    return () => left.abort();
  }, []);
}
