/** §2 "shows the associated mobile number": enough to recognise one's own, no more. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}`;
}

/** §3 "may be partly masked with X": the last four digits of an account. */
export function maskAccount(last4: string): string {
  return `XXXXXXX${last4}`;
}
