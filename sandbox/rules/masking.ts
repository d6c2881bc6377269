/** §2 "PAN already linked", "Aadhaar already linked". */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}`;

/** §3 "Bank details". */
export const maskAccount = (last4: string): string => `XXXXXXX${last4}`;
