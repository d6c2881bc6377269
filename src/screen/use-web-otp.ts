import { useEffect, useEffectEvent } from 'react';

/** Fills in the code of each message that the phone receives: the first one, and those that are sent again. */
async function eachCode(signal: AbortSignal, fill: (code: string) => void): Promise<void> {
  const request: CredentialRequestOptions & { otp: object } = { otp: { transport: ['sms'] }, signal };
  const code: unknown = Object(await navigator.credentials.get(request)).code;
  if (typeof code !== 'string') return;
  fill(code);
  return eachCode(signal, fill);
}

/** Fills in the one-time code where the browser can read it (WebOTP). */
export function useWebOtp(fill: (code: string) => void): void {
  const onCode = useEffectEvent(fill);
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return;
    const left = new AbortController();
    // Where the borrower refuses or leaves, the code is typed.
    eachCode(left.signal, (code) => onCode(code)).catch(() => undefined);
    return () => left.abort();
  }, []);
}
