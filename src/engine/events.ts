/** §7: the goals of the affiliate pixel, sent only when a click id is stored. */
export type PixelGoal = 'Lead' | 'Approval' | 'Disbursed';

/** The analytics events of the journey, by name, with what each may carry: amounts and dates, never a person's data. */
export interface EventData {
  mobile_entry_get_otp_clk: undefined;
  enter_otp_verify_otp_clk: undefined;
  step_saved: { readonly route: string };
  pan_confirmed: undefined;
  aadhaar_verified: { readonly method: 'otp' | 'digilocker' };
  loan_approved: {
    readonly loan_amount: number;
    readonly processing_fee: number;
    readonly net_disbursal: number;
    readonly repayment_date: string;
    readonly repayment_amount: number;
  };
  one_page_continue_clk: undefined;
  key_fct_stat_accept_clk: undefined;
}

export type EventName = keyof EventData;

/** One thing to report: an analytics event or a goal of the affiliate pixel. */
export type Report =
  | { [Name in EventName]: { readonly event: Name; readonly data?: EventData[Name] } }[EventName]
  | { readonly goal: PixelGoal };
