/** The first is fictional; the others have real names only. The colour of an icon is dark enough for white letters. */
export const banks = [
  { code: 'BHNB', name: 'Bharat National Bank', colour: '#0a5a69' },
  { code: 'BARB', name: 'Bank of Baroda', colour: '#a8480c' },
  { code: 'CNRB', name: 'Canara Bank', colour: '#1f5f99' },
  { code: 'HDFC', name: 'HDFC Bank', colour: '#1c4587' },
  { code: 'ICIC', name: 'ICICI Bank', colour: '#9a3a12' },
  { code: 'IDIB', name: 'Indian Bank', colour: '#2b4c9b' },
  { code: 'KKBK', name: 'Kotak Mahindra Bank', colour: '#a11d33' },
  { code: 'PUNB', name: 'Punjab National Bank', colour: '#8a1f4d' },
  { code: 'SBIN', name: 'State Bank of India', colour: '#235a8c' },
  { code: 'UBIN', name: 'Union Bank of India', colour: '#3b4fa0' },
  { code: 'UTIB', name: 'Axis Bank', colour: '#85214f' },
] as const;

/** The address of a bank's icon, by the first four letters of an IFSC code. */
export const iconPath = (ifsc: string) => `/sandbox/banks/${ifsc.slice(0, 4).toLowerCase()}.svg`;

/** §3 "Bank account list item", `bankIcon`: a square with two letters of the bank's name, not its logo. */
export function bankIcon({ name, colour }: (typeof banks)[number]) {
  const letters = [...name.matchAll(/\b[A-Z]/g)].slice(0, 2).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44" role="img" aria-label="${name}">
<rect width="44" height="44" rx="12" fill="${colour}"/>
<path d="M9 17 22 9l13 8z" fill="#fff" opacity=".35"/>
<text x="22" y="33" fill="#fff" font-family="Roboto, system-ui, sans-serif" font-size="15" font-weight="700" text-anchor="middle">${letters}</text>
</svg>`;
}

/** §5 "IFSC": the bank of a code, in upper or lower case. Every branch of a bank is known, because none is real. */
export const bankOf = (ifsc: string) => banks.find(({ code }) => code === ifsc.slice(0, 4).toUpperCase());

/** §3 "Bank details". */
export const maskAccount = (last4: string) => `XXXXXXX${last4}`;
