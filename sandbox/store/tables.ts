import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Route } from '#contract/routes.ts';
import type { LeadType } from '#contract/session.ts';
import type { Judgement, LeadStatus, RejectReason } from '../rules/lead.ts';
import type { CodePurpose } from '../rules/one-time-code.ts';
import type { Choice } from '../rules/repayment.ts';
import type { Address, LeadAnswers, LeadFlags, Offer, PanFound, VisitData } from './columns.ts';

/** A column of JSON: read as it is, written as its text, which both drivers take alike. */
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
  /** The id of the persona that this customer was opened as, with whatever mobile number. */
  persona: string | null;
  created_at: Date;
}

interface LeadTable {
  id: Generated<number>;
  customer_id: number;
  lead_type: LeadType;
  status: LeadStatus;
  judgement: Judgement;
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
  /** What the code was asked for, hashed: the Aadhaar number; empty otherwise. */
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
  /** What was repaid of `repay`; late charges are counted apart. */
  paid: number;
  late_charges_paid: Generated<number>;
  tenure: number;
  disbursed_on: string;
  repay_on: string;
  /** Where it was paid to; unknown for a loan that a persona brings along. */
  bank_account_id: Generated<string | null>;
}

/** A payment of a borrower. The key makes it happen once. */
interface RepaymentTable {
  key: string;
  loan_id: number;
  choice: Choice;
  amount: number;
  at: Date;
}

interface PartnerSessionTable {
  id: string;
  kind: 'locker' | 'statement' | 'penny' | 'mandate';
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
  /** Whose it is; a pixel is nobody's. */
  mobile: string | null;
  /** The Indian day of a feedback. */
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
