import { aadhaarChecksum } from '#engine/aadhaar-checksum.ts';

/** What is special about a borrower. Whatever is absent goes as it does for anybody else. */
export interface Traits {
  readonly pan?: 'taken' | 'unknown';
  readonly dob?: string;
  readonly aadhaar?: 'taken' | 'down' | 'not linked';
  readonly residence?: 'refused';
  readonly address?: 'elsewhere';
  readonly bureau?: 'rejected';
  readonly statement?: 'needed' | 'needed without address' | 'slow';
  readonly approval?: 'BRE Accepted' | 'nothing';
  readonly upgrade?: 'possible' | 'refused';
  readonly repeat?: 'approval' | 'rejected' | 'finbox' | 'other';
  readonly selfie?: 'fails once' | 'fails' | 'fails uncounted';
  /** Bank details from the bank statement, without one being connected. */
  readonly statementAccount?: 'masked' | 'whole';
  readonly mandate?: 'exists';
  /** 'created' never ends. */
  readonly penny?: 'reverse' | 'rejected' | 'invalid' | 'incomplete' | 'created';
  readonly keyFacts?: 'no code' | 'refused';
  readonly contact?: true;
  readonly emi?: true;
  /** The repayment card leads to a page of the app instead of the payment page. */
  readonly repayment?: 'in the app';
  /** Where the borrower stands at the first login; at the very start unless said. */
  readonly starts?:
    | 'returning'
    | 'kyc failed'
    | 'approved'
    | 'bank'
    | 'bank list'
    | 'key facts'
    | 'disbursed'
    | 'part payment'
    | 'overdue'
    | 'closed';
}

export interface Persona {
  readonly mobile: string;
  readonly name: string;
  readonly shows: string;
  readonly traits: Traits;
}

const people: readonly (readonly [name: string, shows: string, traits: Traits])[] = [
  ['Meera Joshi', 'A new borrower: every step, from the name to the money', {}],
  ['Ravi Menon', 'Comes back; the confirmed details are approved', { starts: 'returning', repeat: 'approval' }],
  ['Sana Qureshi', 'Comes back and is rejected', { starts: 'returning', repeat: 'rejected', bureau: 'rejected' }],
  ['Arjun Nair', 'Comes back and must connect a bank statement', { starts: 'returning', repeat: 'finbox' }],
  ['Kavya Rao', 'Comes back; the check names no page: /dashboard', { starts: 'returning', repeat: 'other' }],
  ['Imran Shaikh', 'Rejected by the credit bureau at the address', { bureau: 'rejected' }],
  ['Tara Bose', 'Rejected because of age at the address', { dob: '2009-05-02' }],
  ['Nikhil Jain', 'PAN belongs to another account', { pan: 'taken' }],
  ['Pooja Das', 'PAN is not found', { pan: 'unknown' }],
  ['Farhan Ali', 'Aadhaar belongs to another account', { aadhaar: 'taken' }],
  ['Divya Pillai', 'The Aadhaar service is down; DigiLocker is chosen first', { aadhaar: 'down' }],
  ['Rohan Gupta', 'PAN is not linked with Aadhaar: re-KYC', { aadhaar: 'not linked' }],
  ['Leela Iyer', 'KYC failure told on the dashboard', { starts: 'kyc failed', aadhaar: 'not linked' }],
  ['Vikram Shah', 'Residence is refused with 400', { residence: 'refused' }],
  ['Anjali Roy', 'Address is answered with 406 and a route', { address: 'elsewhere' }],
  ['Manoj Kulkarni', "Bank statement needed: 'Proceed to Bank' with an address", { statement: 'needed' }],
  ['Neha Verma', 'Bank statement needed: a falsy status', { statement: 'needed without address' }],
  ['Suresh Babu', 'Bank statement needed, and the partner is slow', { statement: 'slow' }],
  ['Asha Patil', "Approved as 'BRE Accepted'", { approval: 'BRE Accepted' }],
  ['Gopal Sen', 'Approved without a message', { approval: 'nothing' }],
  ['Ritu Malhotra', 'The approved amount can be upgraded', { upgrade: 'possible' }],
  ['Karan Singh', 'The upgrade is refused', { upgrade: 'refused' }],
  ['Zoya Khan', 'The first selfie fails', { starts: 'approved', selfie: 'fails once' }],
  ['Harish Reddy', 'Both selfies fail', { starts: 'approved', selfie: 'fails' }],
  ['Lata Mishra', 'The e-mandate exists already; Rs 1 is sent', { starts: 'bank', mandate: 'exists' }],
  ['Omkar Desai', 'Reverse penny drop', { starts: 'bank', mandate: 'exists', penny: 'reverse' }],
  ['Bina Thomas', 'The penny drop is rejected', { starts: 'bank', mandate: 'exists', penny: 'rejected' }],
  ['Sunil Yadav', 'The penny drop stays incomplete', { starts: 'bank', mandate: 'exists', penny: 'incomplete' }],
  ['Esha Kapoor', 'A loan in monthly instalments (product 1)', { starts: 'bank', emi: true }],
  ['Dev Chatterjee', 'A loan is running', { starts: 'disbursed' }],
  ['Maya Fernandes', 'A loan is partly repaid', { starts: 'part payment' }],
  ['Joseph Mathew', 'A loan is overdue', { starts: 'overdue' }],
  ['Usha Bhatt', 'Closed and settled loans on My Loans', { starts: 'closed' }],
  ['Amit Saxena', 'The dashboard leads to /contact-us', { starts: 'approved', contact: true }],
  ['Varun Kapse', 'A selfie fails and no attempt is counted: /', { starts: 'approved', selfie: 'fails uncounted' }],
  ['Ila Chandran', 'Next are the bank details, and the e-mandate is new', { starts: 'bank' }],
  ['Hema Rawat', 'Bank details from the statement, masked', { starts: 'bank', statementAccount: 'masked' }],
  ['Jatin Bora', 'Bank details must match the last four digits', { starts: 'bank', statementAccount: 'whole' }],
  ['Parul Sethi', 'The account of the penny drop is invalid', { starts: 'bank', mandate: 'exists', penny: 'invalid' }],
  ['Quentin Dsouza', 'The penny drop never ends', { starts: 'bank', mandate: 'exists', penny: 'created' }],
  ['Sapna Wagh', 'Two bank accounts, only the first verified', { starts: 'bank list' }],
  ['Wasim Akhtar', 'Next is the Key Fact Statement', { starts: 'key facts' }],
  ['Yamini Gokhale', 'The Key Fact Statement needs no code', { starts: 'key facts', keyFacts: 'no code' }],
  ['Tejas Mhatre', 'The acceptance is refused', { starts: 'key facts', keyFacts: 'refused' }],
  ['Uma Krishnan', 'The repayment card leads to /re-payment', { starts: 'disbursed', repayment: 'in the app' }],
];

/** The numbers that show something special; every other one that starts 6 to 9 is a plain new borrower. */
export const personas: readonly Persona[] = people.map(([name, shows, traits], index) => ({
  mobile: String(9_000_000_001 + index),
  name,
  shows,
  traits,
}));

const byMobile = new Map(personas.map((persona) => [persona.mobile, persona]));

/** The persona of a mobile number; with no traits for a number that is not in the list. */
export function personaOf(mobile: string): Persona {
  return byMobile.get(mobile) ?? { mobile, name: '', shows: 'A new borrower', traits: {} };
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
