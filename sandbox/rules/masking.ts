/** §2 "PAN already linked", "Aadhaar already linked": enough to recognise one's own, no more. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}`;
}

/** §3 "Bank details": the last four digits of an account. */
export function maskAccount(last4: string): string {
  return `XXXXXXX${last4}`;
}
