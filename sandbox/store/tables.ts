import type { ColumnType, Generated, Kysely } from 'kysely';
import type { LoanDocument } from '#contract/loans.ts';
import type { Route } from '#contract/routes.ts';
import type { LeadType } from '#contract/session.ts';
import type { CodePurpose } from '../rules/one-time-code.ts';
import type { Choice } from '../rules/repayment.ts';
import type { LeadStatus, RejectReason, Underwriting } from '../rules/underwriting.ts';

export interface Address {
  readonly houseNo: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly landmark: string;
}

export interface PanFound {
  readonly pan_number: string;
  readonly full_name: string;
  readonly dob: string;
}

/** An offered amount in paise; a bank statement can raise it to `full`. */
export interface Offer {
  readonly amount: number;
  readonly full: number;
}

/** The answers of an application by save key. */
export type LeadAnswers = Readonly<Record<string, string | number>>;

export interface LeadFlags {
  readonly kycFailed?: boolean;
  readonly linking?: boolean;
  readonly selfieAttempts?: number;
  readonly bankAccountId?: string;
}

/** The data that a visit to a partner was opened with. */
export interface VisitData {
  readonly callBackUrl?: string;
  readonly code?: string;
  readonly accountId?: string;
  readonly document?: LoanDocument;
}

/** A column of JSON: read as a value, written as text, because both drivers accept text. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>;

interface CustomerTable {
  id: Generated<number>;
  mobile: string;
  name: string;
  email: string;
  pan: string | null;
  pan_found: JsonOrNull<PanFound>;
  aadhaar_last4: string | null;
  aadhaar_hash: string | null;
  address: JsonOrNull<Address>;
  /** The id of the persona that this customer was opened as. */
  persona: string | null;
  created_at: Date;
}

interface LeadTable {
  id: Generated<number>;
  customer_id: number;
  lead_type: LeadType;
  status: LeadStatus;
  underwriting: Underwriting;
  reason: RejectReason | null;
  done: Json<readonly Route[]>;
  answers: Json<LeadAnswers>;
  offer: JsonOrNull<Offer>;
  flags: Json<LeadFlags>;
  created_at: Date;
}

interface SentCodeTable {
  id: Generated<number>;
  mobile: string;
  purpose: CodePurpose;
  /** The hash of the Aadhaar number that the code belongs to; otherwise empty. */
  subject: string;
  code: string;
  sent_at: Date;
  expires_at: Date;
  wrong_tries: Generated<number>;
  used_at: Generated<Date | null>;
}

interface TokenTable {
  hash: string;
  kind: 'bearer' | 'access';
  customer_id: number;
  expires_at: Date;
}

interface BankAccountTable {
  id: string;
  customer_id: number;
  holder: string;
  last4: string;
  number_hash: string;
  ifsc: string;
  bank: string;
  status: 'Verified' | 'Not Verified';
  mandate_id: string | null;
  created_at: Date;
}

interface LoanTable {
  id: Generated<number>;
  lead_id: number;
  customer_id: number;
  product_id: number;
  status: 'Disbursed' | 'Part Payment' | 'Closed' | 'Settlement';
  amount: number;
  fee: number;
  gst: number;
  repay: number;
  /** The repaid part of `repay`, without late charges. */
  paid: number;
  late_charges_paid: Generated<number>;
  tenure: number;
  disbursed_on: string;
  repay_on: string;
  /** The account it was paid to; null for a seeded loan. */
  bank_account_id: Generated<string | null>;
}

/** A payment by a borrower. `key` is its idempotency key. */
interface RepaymentTable {
  key: string;
  loan_id: number;
  choice: Choice;
  amount: number;
  at: Date;
}

interface PartnerSessionTable {
  id: string;
  kind: 'locker' | 'statement' | 'penny' | 'mandate' | 'document';
  lead_id: number;
  state: string;
  polls: number;
  data: Json<VisitData>;
  expires_at: Date;
}

interface FaultTable {
  id: Generated<number>;
  call: string;
  kind: string;
  status: number | null;
  message: string;
  seconds: number;
  once: boolean;
  mobile: string | null;
}

interface RecordTable {
  id: Generated<number>;
  kind: 'pixel' | 'feedback' | 'visit';
  data: Json<Readonly<Record<string, unknown>>>;
  at: Date;
  /** The borrower; null for a pixel. */
  mobile: string | null;
  /** The day in India, for feedback. */
  day: string | null;
}

interface SettingTable {
  name: string;
  value: string;
}

export interface Tables {
  customers: CustomerTable;
  leads: LeadTable;
  sent_codes: SentCodeTable;
  tokens: TokenTable;
  bank_accounts: BankAccountTable;
  loans: LoanTable;
  repayments: RepaymentTable;
  partner_sessions: PartnerSessionTable;
  faults: FaultTable;
  records: RecordTable;
  settings: SettingTable;
}

export type Db = Kysely<Tables>;
