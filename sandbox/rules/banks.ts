interface Bank {
  readonly code: string;
  readonly name: string;
  /** The colour of its icon, dark enough for white letters. The icon is not the bank's logo. */
  readonly colour: string;
}

/** The first is fictional; the others have real names only. */
export const banks: readonly Bank[] = [
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
];

/** The address of a bank's icon, by the first four letters of an IFSC code. */
export const iconPath = (ifsc: string) => `/sandbox/banks/${ifsc.slice(0, 4).toLowerCase()}.svg`;

/** §3 "Bank account list item", `bankIcon`: a square with two letters of the bank's name. */
export function bankIcon({ name, colour }: Bank): string {
  const letters = [...name.matchAll(/\b[A-Z]/g)].slice(0, 2).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44" role="img" aria-label="${name}">
<rect width="44" height="44" rx="12" fill="${colour}"/>
<path d="M9 17 22 9l13 8z" fill="#fff" opacity=".35"/>
<text x="22" y="33" fill="#fff" font-family="Roboto, system-ui, sans-serif" font-size="15" font-weight="700" text-anchor="middle">${letters}</text>
</svg>`;
}

/** A fictional branch; only the form of its code is real. */
interface Branch {
  readonly ifsc: string;
  readonly bank: Bank;
  readonly branch: string;
  readonly city: string;
  readonly state: string;
}

const localities = ['Lake View', 'Clock Tower', 'Market Road', 'Station Road'];
const cities = {
  Nagpur: 'Maharashtra',
  Mumbai: 'Maharashtra',
  Delhi: 'Delhi',
  Bengaluru: 'Karnataka',
  Hyderabad: 'Telangana',
  Chennai: 'Tamil Nadu',
  Kolkata: 'West Bengal',
  Guwahati: 'Assam',
};

/** Each bank has a branch at each site; the first is that of the examples. */
const sites = Object.entries(cities).flatMap(([city, state]) =>
  localities.map((locality) => ({ branch: `${locality} Branch`, city, state })),
);
const numberOf = (site: number) => String((1234 + site * 37_649) % 1_000_000).padStart(6, '0');

/** §5 "IFSC": about three hundred branches. */
export const branches: readonly Branch[] = banks.flatMap((bank) =>
  sites.map((site, index) => ({ ifsc: `${bank.code}0${numberOf(index)}`, bank, ...site })),
);

/** The branch of an IFSC code, in upper or lower case. */
export const branchOf = (ifsc: string) => branches.find((branch) => branch.ifsc === ifsc.toUpperCase());
