import type { AnswerOf } from '#contract/call.ts';
import type { dashboardCall } from '#contract/login.ts';
import type { Route } from '#contract/routes.ts';
import { dateInIndia } from './format.ts';

declare const isVariantName: unique symbol;
/** The name of a variant in a schema. It is not free text, so an event may contain it. */
export type VariantName = string & { readonly [isVariantName]: true };

/** An ISO date: 2026-03-13. */
type Day = `${number}-${number}-${number}`;

/** The properties of an event. Free text, which could be personal, does not compile. */
type EventProperty = number | boolean | Day | Route | VariantName | 'none' | 'otp' | 'digilocker';

type CheckedEvents<All extends Readonly<Record<string, Readonly<Record<string, EventProperty>>>>> = All;

/** §7 "Analytics events" that a tap alone does not report. Taps are declared with their buttons. */
type PlainEvent =
  | 'mobile_entry_get_otp_clk'
  | 'enter_otp_verify_otp_clk'
  | 'pan_confirmed'
  | 'one_page_continue_clk'
  | 'key_fct_stat_accept_clk';

/** Those with properties. */
export type EventData = CheckedEvents<{
  /** `variant`: the wording that the borrower read, where the step has several. */
  readonly step_saved: { readonly route: Route; readonly variant?: VariantName };
  readonly aadhaar_verified: { readonly method: 'otp' | 'digilocker' };
  readonly loan_approved: {
    readonly loan_amount: number;
    readonly processing_fee: number;
    readonly net_disbursal: number;
    readonly repayment_date: Day | 'none';
    readonly repayment_amount: number;
  };
}>;

/** What an outcome reports. */
export type Report =
  | { [Name in keyof EventData]: { readonly event: Name; readonly data: EventData[Name] } }[keyof EventData]
  | { readonly event: PlainEvent; readonly data?: never }
  /** §7: a goal of the affiliate pixel, sent only when a click id is stored. */
  | { readonly goal: 'Lead' | 'Approval' | 'Disbursed' };

/** §8 "Only logged", "Console-only": our own words, or the server's status code; never its text. */
export type LogWords =
  | `statusCode ${number}`
  | 'Auto-login failed'
  | 'Failed to load loans data'
  | 'Unable to load Sanction Letter. Please try again later.'
  | 'NOC document is not available yet. Please contact support.'
  | 'An error occurred. Please try again later.';

const isDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The day of a server's date, for a report, without the time; 'none' where there is no date. */
export function dayOf(iso: string | null | undefined): Day | 'none' {
  const day = dateInIndia(iso ?? '').slice(0, 10);
  return isDay(day) ? day : 'none';
}

export type LoanDetails = NonNullable<AnswerOf<typeof dashboardCall>['loanDetails']>;

/** §4 "Lead statuses": the event of Approved, with the amounts of the approval view or the dashboard, in rupees. */
export function loanApproved(loan: LoanDetails): Report {
  const data = {
    loan_amount: loan.totalAmount ?? 0,
    processing_fee: loan.processingAmount ?? 0,
    net_disbursal: loan.finalAmount ?? 0,
    repayment_date: dayOf(loan.repayDate),
    repayment_amount: loan.repayAmount ?? 0,
  };
  return { event: 'loan_approved', data };
}

/** The event of a button: the screen and the action, as the specification names its events (§7). */
export type ButtonEvent = `${string}_clk`;
