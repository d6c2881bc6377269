import type { Route } from '#contract/routes.ts';
import { hasValidChecksum } from '#engine/aadhaar-checksum.ts';
import { emi, payday } from './rules/loan-arithmetic.ts';
import type { Start } from './services/persona-leads.ts';

/** In what a persona differs from a plain new borrower. */
interface Traits {
  readonly pan?: 'taken';
  readonly dob?: string;
  readonly aadhaar?: 'taken' | 'down' | 'not linked';
  readonly address?: 'elsewhere';
  readonly bureau?: 'rejected';
  readonly statement?: 'needed' | 'no address' | 'slow';
  readonly upgrade?: 'possible' | 'refused';
  /** The check of a returning borrower returns no page. */
  readonly repeatCheck?: 'no page';
  readonly selfie?: 'fails once' | 'fails';
  /** Bank details from a bank statement that the borrower has not connected. */
  readonly statementAccount?: 'masked' | 'whole';
  readonly mandate?: 'exists';
  /** 'created': the status never changes. */
  readonly penny?: 'reverse' | 'rejected' | 'invalid' | 'incomplete' | 'created';
  readonly keyFacts?: 'no code' | 'refused';
  readonly emi?: true;
  /** The state at the first login; without it, a new borrower. */
  readonly starts?: Start;
}

export interface Persona {
  readonly id: PersonaId | 'anybody';
  readonly mobile: string;
  readonly name: string;
  readonly at: Route;
  readonly shows: string;
  readonly traits: Traits;
}

/** The date of birth of a PAN, unless the persona has another. */
export const defaultDob = '1994-08-14';

const returning = { starts: 'returning' } as const;
const mandated = { starts: 'bank', mandate: 'exists' } as const;

/** The personas by the step at which they open. The number is added to 9000000000. */
const people = {
  '/enter-name': [[1, 'new', 'Meera Joshi', 'A new borrower: every step, from the name to the money', {}]],
  '/confirm-details': [
    [2, 'repeat-approved', 'Ravi Menon', 'Comes back: approved', returning],
    [3, 'repeat-rejected', 'Sana Qureshi', 'Comes back: rejected', { ...returning, bureau: 'rejected' }],
    [4, 'repeat-bank-statement', 'Arjun Nair', 'Comes back: needs a statement', { ...returning, statement: 'needed' }],
    [5, 'repeat-dashboard', 'Kavya Rao', 'Comes back: no page is returned', { ...returning, repeatCheck: 'no page' }],
    [33, 'loans-closed', 'Usha Bhatt', 'Comes back: closed and settled loans on My Loans', { starts: 'closed' }],
  ],
  '/enter-address': [
    [6, 'bureau-rejected', 'Imran Shaikh', 'Rejected by the credit bureau at the address', { bureau: 'rejected' }],
    [7, 'age-rejected', 'Tara Bose', 'Rejected because of age at the address', { dob: '2009-05-02' }],
    [15, 'address-406', 'Anjali Roy', 'Address is answered with 406 and a route', { address: 'elsewhere' }],
    [16, 'statement-needed', 'Manoj Kulkarni', 'Bank statement needed, with a URL', { statement: 'needed' }],
    [17, 'statement-no-address', 'Neha Verma', 'Bank statement needed, with no URL', { statement: 'no address' }],
    [18, 'statement-slow', 'Suresh Babu', 'Bank statement needed, and the partner is slow', { statement: 'slow' }],
  ],
  '/enter-your-pan': [[8, 'pan-taken', 'Nikhil Jain', 'PAN belongs to another account', { pan: 'taken' }]],
  '/enter-aadhar': [
    [10, 'aadhaar-taken', 'Farhan Ali', 'Aadhaar belongs to another account', { aadhaar: 'taken' }],
    [11, 'aadhaar-down', 'Divya Pillai', 'The Aadhaar service is down: DigiLocker is selected', { aadhaar: 'down' }],
    [12, 'pan-not-linked', 'Rohan Gupta', 'PAN is not linked with Aadhaar: re-KYC', { aadhaar: 'not linked' }],
    [13, 'kyc-failed', 'Leela Iyer', 'A KYC failure on the dashboard', { starts: 'kyc failed', aadhaar: 'not linked' }],
  ],
  '/loan-approval': [
    [21, 'upgrade-possible', 'Ritu Malhotra', 'The approved amount can be upgraded', { upgrade: 'possible' }],
    [22, 'upgrade-refused', 'Karan Singh', 'The upgrade is refused', { upgrade: 'refused' }],
  ],
  '/selfie-verification': [
    [23, 'selfie-fails-once', 'Zoya Khan', 'The first selfie fails', { starts: 'approved', selfie: 'fails once' }],
    [24, 'selfie-fails-twice', 'Harish Reddy', 'Both selfies fail', { starts: 'approved', selfie: 'fails' }],
  ],
  '/emandate': [
    [25, 'mandate-exists', 'Lata Mishra', 'The e-mandate exists already; Rs 1 is sent', mandated],
    [26, 'penny-reverse', 'Omkar Desai', 'Reverse penny drop', { ...mandated, penny: 'reverse' }],
    [27, 'penny-rejected', 'Bina Thomas', 'The penny drop is rejected', { ...mandated, penny: 'rejected' }],
    [28, 'penny-incomplete', 'Sunil Yadav', 'The penny drop stays incomplete', { ...mandated, penny: 'incomplete' }],
    [39, 'penny-invalid', 'Parul Sethi', 'The account of the penny drop is invalid', { ...mandated, penny: 'invalid' }],
    [40, 'penny-never-ends', 'Quentin Dsouza', 'The penny drop never ends', { ...mandated, penny: 'created' }],
  ],
  '/bank-details': [
    [29, 'instalments', 'Esha Kapoor', 'A loan in monthly instalments (product 1)', { starts: 'bank', emi: true }],
    [36, 'bank-details', 'Ila Chandran', 'Next are the bank details and a new e-mandate', { starts: 'bank' }],
    [37, 'statement-masked', 'Hema Rawat', 'Masked bank details', { starts: 'bank', statementAccount: 'masked' }],
    [38, 'statement-whole', 'Jatin Bora', 'Last four digits must match', { starts: 'bank', statementAccount: 'whole' }],
  ],
  '/home': [
    [30, 'loan-running', 'Dev Chatterjee', 'A loan is running', { starts: 'disbursed' }],
    [31, 'loan-part-paid', 'Maya Fernandes', 'A loan is partly repaid', { starts: 'part payment' }],
    [32, 'loan-overdue', 'Joseph Mathew', 'A loan is overdue', { starts: 'overdue' }],
  ],
  '/bank-list': [
    [41, 'two-accounts', 'Sapna Wagh', 'Two bank accounts, only the first verified', { starts: 'bank list' }],
  ],
  '/term-condition': [
    [42, 'key-facts', 'Wasim Akhtar', 'Next is the Key Fact Statement', { starts: 'key facts' }],
    [43, 'key-facts-no-code', 'Yamini Gokhale', 'Acceptance, no code', { starts: 'key facts', keyFacts: 'no code' }],
    [44, 'key-facts-refused', 'Tejas Mhatre', 'Acceptance is refused', { starts: 'key facts', keyFacts: 'refused' }],
  ],
} as const satisfies {
  readonly [at in Route]?: readonly (readonly [number: number, id: string, name: string, shows: string, Traits])[];
};

/** The id by which tests, commands and the sandbox page refer to a persona. */
export type PersonaId = (typeof people)[keyof typeof people][number][1];

export const personas: readonly Persona[] = Object.entries(people).flatMap(([at, rows]) =>
  rows.map(([number, id, name, shows, traits]) => {
    // Object.entries loses the type of the keys.
    return { id, mobile: String(9_000_000_000 + number), name, at: at as Route, shows, traits };
  }),
);

/** The persona that a borrower was opened as, else the one of the mobile number, else one without traits. */
export function personaOf(mobile: string, openedAs?: string | null): Persona {
  const persona = personas.find(({ id }) => id === openedAs) ?? personas.find((one) => one.mobile === mobile);
  const anybody = { id: 'anybody', name: '', at: '/enter-name', shows: 'A new borrower', traits: {} } as const;
  return { ...(persona ?? anybody), mobile };
}

export const productOf = ({ traits }: Pick<Persona, 'traits'>) => (traits.emi ? emi : payday);

/** A PAN that is unique to this mobile number. */
export function samplePan(mobile: string): string {
  const count = Number(mobile.slice(0, 6)) - 600_000;
  const letter = (power: number) => String.fromCharCode(65 + (Math.floor(count / 26 ** power) % 26));
  return `${letter(4)}${letter(3)}${letter(2)}P${letter(1)}${mobile.slice(6)}${letter(0)}`;
}

/** An Aadhaar number that is unique to this mobile number, with its check digit. */
export function sampleAadhaar(mobile: string): string {
  const digit = '0123456789'.split('').find((check) => hasValidChecksum(`2${mobile}${check}`));
  return `2${mobile}${digit}`;
}
