import * as z from 'zod/mini';
import { call, nothing } from './call.ts';
import {
  date,
  flag,
  listOrNone,
  nullable,
  nullableObject,
  number,
  optional,
  optionals,
  text,
  textWith,
} from './json.ts';
import { leadStatuses } from './session.ts';

/** §3 "Loan (My Loans)". */
const loan = z.object({
  ...optionals(text, 'loanNo', 'customerID'),
  ...optionals(date, 'disbursalDate', 'repayDate'),
  loanType: optional(textWith('Payday', 'EMI')),
  ...optionals(textWith(...leadStatuses), 'status', 'loanStatus'),
  ...optionals(number, 'leadID', 'disbursalAmount', 'tenure', 'loanAmtApproved', 'adminFee', 'GstOfAdminFee', 'roi'),
  restructure_eligible: optional(flag),
});

export type Loan = z.output<typeof loan>;

/** §7: the loans of a customer. */
export const customerLoans = call('GET', 'customers/{customerId}/customer-loans', {
  answer: z.object({ success: optional(flag), data: listOrNone(loan) }),
  example: {
    answer: {
      success: true,
      data: [
        {
          loanNo: 'KDM0048213',
          leadID: 48213,
          customerID: '70012',
          disbursalAmount: 48230,
          disbursalDate: '2026-01-12',
          repayDate: '2026-03-13',
          status: 'Disbursed',
          loanStatus: 'Active',
          loanType: 'Payday',
          tenure: 60,
          loanAmtApproved: 50000,
          adminFee: 1500,
          GstOfAdminFee: 270,
          roi: 18,
          restructure_eligible: false,
        },
      ],
    },
  },
});

const loanDocument = z.enum(['Sanction', 'Noc']);
export type LoanDocument = z.output<typeof loanDocument>;

/** §7: a signed address of a sanction letter or a no objection certificate. */
export const signedDocument = call('GET', 'customers/checkSectionPdf', {
  query: z.object({ leadID: z.number(), customerID: z.string(), isSendMail: z.boolean(), type: loanDocument }),
  answer: z.object({ success: optional(flag), data: nullableObject({ signUrl: nullable(text) }) }),
  example: {
    query: { leadID: 48213, customerID: '70012', isSendMail: false, type: 'Sanction' },
    answer: { success: true, data: { signUrl: 'https://documents.example/sanction?signature=9c1' } },
  },
});

/** §7: the borrower's rating, 1 to 5 stars, and comment (§13). */
export const feedbackCall = call('POST', 'customers/feedback', {
  body: z.object({ leadID: z.number(), customerID: z.string(), rating: z.number(), comment: z.string() }),
  answer: nothing,
  example: { body: { leadID: 48213, customerID: '70012', rating: 4, comment: '' }, answer: {} },
});
