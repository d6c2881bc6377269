import { dayMonthYear, rupees } from '#engine/format.ts';
import type { Terms } from './loan-arithmetic.ts';
import { inRupees, price } from './loan-arithmetic.ts';
import type { Product } from './products.ts';
import type { Instalment } from './repayment-schedule.ts';

/** Whose statement it is. */
export interface Proposal {
  readonly number: string;
  readonly borrower: string;
  readonly product: Product;
  /** The day it is shown, on which the money would be paid out. */
  readonly today: string;
  readonly terms: Terms;
}

export type Row = readonly [label: string, value: string];

const told = (paise: number) => rupees(inRupees(paise));
const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;
const interestRate = `${price.interestPercentPerYear}% a year, fixed`;

/** Days in which the loan can be given back at no cost but the interest of those days. */
const coolingOffDays = 3;

const head = ({ borrower, today }: Proposal): readonly Row[] => [
  ['Lender', 'Kadam Sandbox Finance (made up)'],
  ['Borrower', borrower],
  ['Date of this statement', dayMonthYear(today)],
  ['Valid for', '3 working days'],
];

const loan = ({ number, product, terms: { amount, net, tenureDays } }: Proposal): readonly Row[] => [
  ['1. Loan proposal number', number],
  ['Type of loan', `Personal loan, ${product.name}`],
  ['2. Sanctioned loan amount', told(amount)],
  ['3. Disbursal', `100% upfront. ${told(net)} is paid to you: the amount less the fees and charges`],
  ['4. Loan term', `${tenureDays} days`],
];

const daysEach = ({ schedule, tenureDays }: Terms) => tenureDays / schedule.length;

const instalments = ({ terms }: Proposal): readonly Row[] => [
  ['Type of instalments', terms.schedule.length > 1 ? `Equal, every ${daysEach(terms)} days` : 'One repayment'],
  ['Number of instalments', String(terms.schedule.length)],
  ['Amount of an instalment', told(Math.max(...terms.schedule.map(({ amount }) => amount)))],
  ['Repayment begins', `${daysEach(terms)} days after the money is paid out`],
];

const interest: readonly Row[] = [
  ['6. Interest rate and type', interestRate],
  ['7. Floating rate: benchmark, spread and reset', 'Not applicable'],
];

const charges = ({ terms: { fee, gst } }: Proposal): readonly Row[] => [
  ['Processing fee, to the lender, once', `${told(fee)} (${price.feePercent}% of the loan)`],
  ['GST on the processing fee, once', `${told(gst)} (${price.gstPercent}% of the fee)`],
  ['Insurance charges', 'None'],
  ['Valuation fees', 'None'],
  ['Payable to a third party through the lender', 'None'],
];

const contingent: readonly Row[] = [
  ['Late payment charge', `${told(price.lateCharge)}, once, where a repayment is late`],
  ['Bounce charge', `${told(price.bounceCharge)} each time the e-mandate is returned unpaid`],
  ['Other penal charges', 'None'],
  ['Foreclosure charges', 'None. You may repay at any time'],
  ['Switching between fixed and floating rate', 'Not applicable'],
];

const others: readonly Row[] = [
  ['Recovery agents', 'Clause 9 of the loan agreement. None is engaged today'],
  ['Grievance redressal', 'Clause 12 of the loan agreement'],
  ['Transfer to other lenders, or securitisation', 'No'],
  ['Collaborative lending', 'None. The lender funds the whole loan'],
  [
    'Cooling-off period',
    `${coolingOffDays} days from the day the money is paid out. Give the loan back in that time and pay interest for those days only, with no penalty`,
  ],
  ['Service provider that may approach you for recovery', 'None'],
];

/** The regulator's sheet for the rate, line by line. */
const computation = ({ terms }: Proposal): readonly Row[] => [
  ['1. Sanctioned loan amount', told(terms.amount)],
  ['2. Loan term', `${terms.tenureDays} days`],
  ['3. Number of instalments', String(terms.schedule.length)],
  ['4. Interest rate', interestRate],
  ['5. Total interest for the whole term', told(terms.interest)],
  ['6. Fees and charges, to the lender, with GST', told(terms.fee + terms.gst)],
  ['7. Fees and charges, to third parties', told(0)],
  ['8. Net disbursed amount (1 less 6 and 7)', told(terms.net)],
  ['9. Total amount you pay back (1 and 5)', told(terms.repay)],
  ['10. Annual percentage rate (APR)', percent(terms.aprBasisPoints)],
];

function method({ terms }: Proposal): string {
  const days = daysEach(terms);
  const rate =
    terms.schedule.length === 1
      ? '(line 9 less line 8) ÷ line 8'
      : `the rate per ${days} days at which the instalments are worth line 8 today`;
  return `APR = ${rate}, × 365 ÷ ${days}, as a percentage.`;
}

/** A part of the statement: facts in rows, under a heading. */
export interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The regulator's columns as rows of their own, which a phone can show side by side with their names. */
function repayment({ dueOn, outstanding, principal, interest, amount }: Instalment, index: number): Part {
  return {
    title: `Instalment ${index + 1}, due on ${dayMonthYear(dueOn)}`,
    rows: [
      ['Outstanding principal', told(outstanding)],
      ['Principal', told(principal)],
      ['Interest', told(interest)],
      ['Instalment', told(amount)],
    ],
  };
}

/**
 * The Key Fact Statement in the form of the Reserve Bank of India (circular RBI/2024-25/18, annexes A to C). Every
 * figure is computed from the terms, and none is copied from advertising (§17).
 */
export function keyFactStatement(proposal: Proposal) {
  const { terms } = proposal;
  const rate: readonly Row[] = [['APR, with interest, fees and GST', percent(terms.aprBasisPoints)]];
  const part1: readonly Part[] = [
    { title: 'Loan', rows: loan(proposal) },
    { title: '5. Instalments', rows: instalments(proposal) },
    { title: 'Interest', rows: interest },
    { title: '8. Fees and charges', rows: charges(proposal) },
    { title: '9. Annual percentage rate', rows: rate },
    { title: '10. Contingent charges', rows: contingent },
  ];
  return {
    head: head(proposal),
    part1,
    part2: others,
    computation: { rows: computation(proposal), method: method(proposal) },
    schedule: terms.schedule.map(repayment),
  };
}
