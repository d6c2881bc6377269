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

/** What is offered, in paise; `full` is what a bank statement may raise it to. */
export interface Offer {
  readonly amount: number;
  readonly full: number;
}

/** The answers of an application, under the keys they came by. */
export type LeadAnswers = Readonly<Record<string, string | number>>;

export interface LeadFlags {
  readonly kycFailed?: boolean;
  readonly linking?: boolean;
  readonly selfieAttempts?: number;
  readonly bankAccountId?: string;
}

/** What a visit at a partner was opened with. */
export interface VisitData {
  readonly callBackUrl?: string;
  readonly code?: string;
  readonly accountId?: string;
}
