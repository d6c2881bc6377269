import type { Route } from '#contract/routes.ts';
import { aadhaarChecksum } from '#engine/aadhaar-checksum.ts';
import type { Traits } from './traits.ts';

export interface Persona {
  readonly id: PersonaId | 'anybody';
  readonly mobile: string;
  readonly name: string;
  /** Where that shows: the step at which the sandbox's page opens this borrower. */
  readonly at: Route;
  readonly shows: string;
  readonly traits: Traits;
}

/** The date of birth that comes with a PAN, unless a persona has another. */
export const usualDob = '1994-08-14';

const people = [
  ['new', 'Meera Joshi', '/enter-name', 'A new borrower: every step, from the name to the money', {}],
  [
    'repeat-approved',
    'Ravi Menon',
    '/confirm-details',
    'Comes back; the confirmed details are approved',
    { starts: 'returning', repeat: 'approval' },
  ],
  [
    'repeat-rejected',
    'Sana Qureshi',
    '/confirm-details',
    'Comes back and is rejected',
    { starts: 'returning', repeat: 'rejected', bureau: 'rejected' },
  ],
  [
    'repeat-bank-statement',
    'Arjun Nair',
    '/confirm-details',
    'Comes back and must connect a bank statement',
    { starts: 'returning', repeat: 'finbox' },
  ],
  [
    'repeat-dashboard',
    'Kavya Rao',
    '/confirm-details',
    'Comes back; the check names no page: /dashboard',
    { starts: 'returning', repeat: 'other' },
  ],
  [
    'bureau-rejected',
    'Imran Shaikh',
    '/enter-address',
    'Rejected by the credit bureau at the address',
    { bureau: 'rejected' },
  ],
  ['age-rejected', 'Tara Bose', '/enter-address', 'Rejected because of age at the address', { dob: '2009-05-02' }],
  ['pan-taken', 'Nikhil Jain', '/enter-your-pan', 'PAN belongs to another account', { pan: 'taken' }],
  ['pan-unknown', 'Pooja Das', '/enter-your-pan', 'PAN is not found', { pan: 'unknown' }],
  ['aadhaar-taken', 'Farhan Ali', '/enter-aadhar', 'Aadhaar belongs to another account', { aadhaar: 'taken' }],
  [
    'aadhaar-down',
    'Divya Pillai',
    '/enter-aadhar',
    'The Aadhaar service is down; DigiLocker is chosen first',
    { aadhaar: 'down' },
  ],
  [
    'pan-not-linked',
    'Rohan Gupta',
    '/enter-aadhar',
    'PAN is not linked with Aadhaar: re-KYC',
    { aadhaar: 'not linked' },
  ],
  [
    'kyc-failed',
    'Leela Iyer',
    '/enter-aadhar',
    'KYC failure told on the dashboard',
    { starts: 'kyc failed', aadhaar: 'not linked' },
  ],
  ['residence-refused', 'Vikram Shah', '/your-residence', 'Residence is refused with 400', { residence: 'refused' }],
  ['address-406', 'Anjali Roy', '/enter-address', 'Address is answered with 406 and a route', { address: 'elsewhere' }],
  [
    'statement-needed',
    'Manoj Kulkarni',
    '/enter-address',
    "Bank statement needed: 'Proceed to Bank' with an address",
    { statement: 'needed' },
  ],
  [
    'statement-no-address',
    'Neha Verma',
    '/enter-address',
    'Bank statement needed: a falsy status',
    { statement: 'needed without address' },
  ],
  [
    'statement-slow',
    'Suresh Babu',
    '/enter-address',
    'Bank statement needed, and the partner is slow',
    { statement: 'slow' },
  ],
  ['bre-accepted', 'Asha Patil', '/enter-address', "Approved as 'BRE Accepted'", { approval: 'BRE Accepted' }],
  ['approved-silently', 'Gopal Sen', '/enter-address', 'Approved without a message', { approval: 'nothing' }],
  [
    'upgrade-possible',
    'Ritu Malhotra',
    '/loan-approval',
    'The approved amount can be upgraded',
    { upgrade: 'possible' },
  ],
  ['upgrade-refused', 'Karan Singh', '/loan-approval', 'The upgrade is refused', { upgrade: 'refused' }],
  [
    'selfie-fails-once',
    'Zoya Khan',
    '/selfie-verification',
    'The first selfie fails',
    { starts: 'approved', selfie: 'fails once' },
  ],
  [
    'selfie-fails-twice',
    'Harish Reddy',
    '/selfie-verification',
    'Both selfies fail',
    { starts: 'approved', selfie: 'fails' },
  ],
  [
    'mandate-exists',
    'Lata Mishra',
    '/emandate',
    'The e-mandate exists already; Rs 1 is sent',
    { starts: 'bank', mandate: 'exists' },
  ],
  [
    'penny-reverse',
    'Omkar Desai',
    '/emandate',
    'Reverse penny drop',
    { starts: 'bank', mandate: 'exists', penny: 'reverse' },
  ],
  [
    'penny-rejected',
    'Bina Thomas',
    '/emandate',
    'The penny drop is rejected',
    { starts: 'bank', mandate: 'exists', penny: 'rejected' },
  ],
  [
    'penny-incomplete',
    'Sunil Yadav',
    '/emandate',
    'The penny drop stays incomplete',
    { starts: 'bank', mandate: 'exists', penny: 'incomplete' },
  ],
  [
    'instalments',
    'Esha Kapoor',
    '/bank-details',
    'A loan in monthly instalments (product 1)',
    { starts: 'bank', emi: true },
  ],
  ['loan-running', 'Dev Chatterjee', '/home', 'A loan is running', { starts: 'disbursed' }],
  ['loan-part-paid', 'Maya Fernandes', '/home', 'A loan is partly repaid', { starts: 'part payment' }],
  ['loan-overdue', 'Joseph Mathew', '/home', 'A loan is overdue', { starts: 'overdue' }],
  ['loans-closed', 'Usha Bhatt', '/confirm-details', 'Closed and settled loans on My Loans', { starts: 'closed' }],
  ['contact-us', 'Amit Saxena', '/home', 'The dashboard leads to /contact-us', { starts: 'approved', contact: true }],
  [
    'selfie-uncounted',
    'Varun Kapse',
    '/selfie-verification',
    'A selfie fails and no attempt is counted: /',
    { starts: 'approved', selfie: 'fails uncounted' },
  ],
  [
    'bank-details',
    'Ila Chandran',
    '/bank-details',
    'Next are the bank details, and the e-mandate is new',
    { starts: 'bank' },
  ],
  [
    'statement-masked',
    'Hema Rawat',
    '/bank-details',
    'Bank details from the statement, masked',
    { starts: 'bank', statementAccount: 'masked' },
  ],
  [
    'statement-whole',
    'Jatin Bora',
    '/bank-details',
    'Bank details must match the last four digits',
    { starts: 'bank', statementAccount: 'whole' },
  ],
  [
    'penny-invalid',
    'Parul Sethi',
    '/emandate',
    'The account of the penny drop is invalid',
    { starts: 'bank', mandate: 'exists', penny: 'invalid' },
  ],
  [
    'penny-never-ends',
    'Quentin Dsouza',
    '/emandate',
    'The penny drop never ends',
    { starts: 'bank', mandate: 'exists', penny: 'created' },
  ],
  ['two-accounts', 'Sapna Wagh', '/bank-list', 'Two bank accounts, only the first verified', { starts: 'bank list' }],
  ['key-facts', 'Wasim Akhtar', '/term-condition', 'Next is the Key Fact Statement', { starts: 'key facts' }],
  [
    'key-facts-no-code',
    'Yamini Gokhale',
    '/term-condition',
    'The Key Fact Statement needs no code',
    { starts: 'key facts', keyFacts: 'no code' },
  ],
  [
    'key-facts-refused',
    'Tejas Mhatre',
    '/term-condition',
    'The acceptance is refused',
    { starts: 'key facts', keyFacts: 'refused' },
  ],
  [
    'repayment-in-app',
    'Uma Krishnan',
    '/home',
    'The repayment card leads to /re-payment',
    { starts: 'disbursed', repayment: 'in the app' },
  ],
] as const satisfies readonly (readonly [id: string, name: string, at: Route, shows: string, traits: Traits])[];

/** The short name by which tests, commands and the sandbox's page name a persona. */
export type PersonaId = (typeof people)[number][0];

/** The numbers that show something special; every other one that starts 6 to 9 is a plain new borrower. */
export const personas: readonly Persona[] = people.map(([id, name, at, shows, traits], index) => ({
  id,
  mobile: String(9_000_000_001 + index),
  name,
  at,
  shows,
  traits,
}));

/** The persona of an id. */
export function personaWithId(id: PersonaId): Persona {
  const persona = personas.find((one) => one.id === id);
  if (!persona) throw new Error(`No persona has the id ${id}.`);
  return persona;
}

const byMobile = new Map(personas.map((persona) => [persona.mobile, persona]));

/**
 * The persona of a mobile number: the one with the id that it was opened as, else the one the number belongs to; without
 * traits for a number that is not in the list.
 */
export function personaOf(mobile: string, openedAs?: string | null): Persona {
  const persona = personas.find(({ id }) => id === openedAs) ?? byMobile.get(mobile);
  const anybody = { id: 'anybody', name: '', at: '/enter-name', shows: 'A new borrower', traits: {} } as const;
  return { ...(persona ?? anybody), mobile };
}

/** A PAN for this number and no other: five letters from its first six digits, four digits from its last four. */
export function samplePan(mobile: string): string {
  const count = Number(mobile.slice(0, 6)) - 600_000;
  const letter = (power: number) => String.fromCharCode(65 + (Math.floor(count / 26 ** power) % 26));
  return `${letter(4)}${letter(3)}${letter(2)}P${letter(1)}${mobile.slice(6)}${letter(0)}`;
}

/** An Aadhaar number for this number and no other, with its check digit. */
export function sampleAadhaar(mobile: string): string {
  const digit = '0123456789'.split('').find((check) => aadhaarChecksum(`2${mobile}${check}`));
  return `2${mobile}${digit}`;
}
