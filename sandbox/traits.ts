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
