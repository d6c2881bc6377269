import { html } from 'hono/html';
import { dayMonthYear } from '#engine/format.ts';
import { formatPaise, type Product, price, type Terms } from './loan-arithmetic.ts';
import { coolingOffDays } from './repayment.ts';

interface Proposal {
  readonly number: string;
  readonly borrower: string;
  readonly product: Product;
  readonly terms: Terms;
}

type Row = readonly [label: string, value: string];

/** Rows by the title of their section. */
export type Sections = Readonly<Record<string, readonly Row[]>>;

const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;
const interestRate = `${price.interestPercentPerYear}% a year, fixed`;

const head = ({ borrower, terms }: Proposal): readonly Row[] => [
  ['Lender', 'Kadam Sandbox Finance (made up)'],
  ['Borrower', borrower],
  ['Date of this statement', dayMonthYear(terms.disbursedOn)],
  ['Valid for', '3 working days'],
];

const daysEach = ({ schedule, tenureDays }: Terms) => tenureDays / schedule.length;

/** Annex A, part 1, of the statement. */
export const part1 = ({ number, product, terms }: Proposal): Sections => ({
  Loan: [
    ['1. Loan proposal number', number],
    ['Type of loan', `Personal loan, ${product.name}`],
    ['2. Sanctioned loan amount', formatPaise(terms.amount)],
    ['3. Disbursal', `100% upfront. ${formatPaise(terms.net)} is paid to you: the amount less the fees and charges`],
    ['4. Loan term', `${terms.tenureDays} days`],
  ],
  '5. Instalments': [
    ['Type of instalments', terms.schedule.length > 1 ? `Equal, every ${daysEach(terms)} days` : 'One repayment'],
    ['Number of instalments', String(terms.schedule.length)],
    ['Amount of an instalment', formatPaise(Math.max(...terms.schedule.map(({ amount }) => amount)))],
    ['Repayment begins', `${daysEach(terms)} days after the money is paid out`],
  ],
  Interest: [
    ['6. Interest rate and type', interestRate],
    ['7. Floating rate: benchmark, spread and reset', 'Not applicable'],
  ],
  '8. Fees and charges': [
    ['Processing fee, to the lender, once', `${formatPaise(terms.fee)} (${price.feePercent}% of the loan)`],
    ['GST on the processing fee, once', `${formatPaise(terms.gst)} (${price.gstPercent}% of the fee)`],
    ['Insurance charges', 'None'],
    ['Valuation fees', 'None'],
    ['Payable to a third party through the lender', 'None'],
  ],
  '9. Annual percentage rate': [['APR, with interest, fees and GST', percent(terms.aprBasisPoints)]],
  '10. Contingent charges': [
    ['Late payment charge', `${formatPaise(price.lateCharge)}, once, where a repayment is late`],
    ['Bounce charge', `${formatPaise(price.bounceCharge)} each time the e-mandate is returned unpaid`],
    ['Other penal charges', 'None'],
    ['Foreclosure charges', 'None. You may repay at any time'],
    ['Switching between fixed and floating rate', 'Not applicable'],
  ],
});

const part2: readonly Row[] = [
  ['Recovery agents', 'Clause 9 of the loan agreement. None is engaged today'],
  ['Grievance redressal', 'Clause 12 of the loan agreement'],
  ['Transfer to other lenders, or securitisation', 'No'],
  ['Collaborative lending', 'None. The lender funds the whole loan'],
  [
    'Cooling-off period',
    `${coolingOffDays} days from the day the money is paid out. Give the loan back in that time and pay interest for those days only, with no penalty. The processing fee is not returned`,
  ],
  ['Service provider that may approach you for recovery', 'None'],
];

const computation = ({ terms }: Proposal): readonly Row[] => [
  ['1. Sanctioned loan amount', formatPaise(terms.amount)],
  ['2. Loan term', `${terms.tenureDays} days`],
  ['3. Number of instalments', String(terms.schedule.length)],
  ['4. Interest rate', interestRate],
  ['5. Total interest for the whole term', formatPaise(terms.interest)],
  ['6. Fees and charges, to the lender, with GST', formatPaise(terms.fee + terms.gst)],
  ['7. Fees and charges, to third parties', formatPaise(0)],
  ['8. Net disbursed amount (1 less 6 and 7)', formatPaise(terms.net)],
  ['9. Total amount you pay back (1 and 5)', formatPaise(terms.repay)],
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

/** The regulator's columns as rows, because a table of five columns does not fit a phone. */
export const schedule = ({ terms }: Proposal): Sections =>
  Object.fromEntries(
    terms.schedule.map(({ dueOn, outstanding, principal, interest, amount }, index) => [
      `Instalment ${index + 1}, due on ${dayMonthYear(dueOn)}`,
      [
        ['Outstanding principal', formatPaise(outstanding)],
        ['Principal', formatPaise(principal)],
        ['Interest', formatPaise(interest)],
        ['Instalment', formatPaise(amount)],
      ],
    ]),
  );

const row = ([label, value]: Row) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`;
const table = (rows: readonly Row[]) => html`<table><tbody>${rows.map(row)}</tbody></table>`;
const sections = (all: Sections) => Object.entries(all).map(([title, rows]) => html`<h3>${title}</h3>${table(rows)}`);

const grievance = html`<h3>Nodal grievance redressal officer</h3>
<p>Kadam Sandbox Finance, made up as this whole sandbox is.</p>
<ul><li>Telephone <a href="tel:+911800123456">1800 123 456</a>, Monday to Saturday, 9 am to 6 pm</li>
<li>E-mail <a href="mailto:grievance@kadam.example">grievance@kadam.example</a></li></ul>`;

/**
 * §4 "KFS": the statement as the HTML that the app shows, without styles, in the form of the Reserve Bank of India (circular
 * RBI/2024-25/18, annexes A to C; §17).
 */
export function keyFactStatementHtml(proposal: Proposal): string {
  return String(html`${table(head(proposal))}
<h2>Part 1: Interest rate, fees and charges</h2>
${sections(part1(proposal))}
<h2>Part 2: Other information</h2>
${table(part2)}
${grievance}
<h2>How the APR is computed</h2>
${table(computation(proposal))}
<p>${method(proposal)}</p>
<h2>Repayment schedule</h2>
<p>If the money is paid out today.</p>
${sections(schedule(proposal))}
<p>Keep a copy of this statement. It was made by a sandbox: nothing in it is real.</p>`);
}
