import { describe, expect, test } from 'vitest';
import { keyFactStatementHtml, schedule } from '#sandbox/rules/key-fact-statement.ts';
import { emi, loanTerms, type Product, payday } from '#sandbox/rules/loan-arithmetic.ts';

function statementOf(product: Product) {
  const terms = loanTerms(50_000_00, product, '2026-01-12');
  const proposal = { number: 'KDM0048213', borrower: 'Meera Joshi', product, terms };
  const html = keyFactStatementHtml(proposal);
  const rows = html.matchAll(/<th scope="row">(.+?)<\/th><td>(.+?)<\/td>/g);
  const rowsByLabel = Object.fromEntries(Array.from(rows, ([, label, value]) => [label, value]));
  return { rowsByLabel, schedule: schedule(proposal), html };
}

describe('the Key Fact Statement', () => {
  test('lists every figure of a payday loan', () => {
    const { rowsByLabel, schedule, html } = statementOf(payday);
    expect(rowsByLabel).toMatchObject({
      Borrower: 'Meera Joshi',
      'Date of this statement': '12 Jan 2026',
      '1. Loan proposal number': 'KDM0048213',
      '2. Sanctioned loan amount': '₹50,000',
      '4. Loan term': '60 days',
      'Type of instalments': 'One repayment',
      'Amount of an instalment': '₹51,479',
      'Repayment begins': '60 days after the money is paid out',
      '6. Interest rate and type': '18% a year, fixed',
      'Processing fee, to the lender, once': '₹1,500 (3% of the loan)',
      'GST on the processing fee, once': '₹270 (18% of the fee)',
      'APR, with interest, fees and GST': '40.98%',
      'Late payment charge': '₹500, once, where a repayment is late',
      'Bounce charge': '₹500 each time the e-mandate is returned unpaid',
      '5. Total interest for the whole term': '₹1,479',
      '6. Fees and charges, to the lender, with GST': '₹1,770',
      '8. Net disbursed amount (1 less 6 and 7)': '₹48,230',
      '9. Total amount you pay back (1 and 5)': '₹51,479',
      '10. Annual percentage rate (APR)': '40.98%',
    });
    expect(rowsByLabel['3. Disbursal']).toContain('₹48,230 is paid to you');
    expect(schedule).toEqual({
      'Instalment 1, due on 13 Mar 2026': [
        ['Outstanding principal', '₹50,000'],
        ['Principal', '₹50,000'],
        ['Interest', '₹1,479'],
        ['Instalment', '₹51,479'],
      ],
    });
    expect(html).toContain('APR = (line 9 less line 8) ÷ line 8, × 365 ÷ 60, as a percentage.');
  });

  test('lists the instalments of an emi loan and the computation of its rate', () => {
    const { rowsByLabel, schedule, html } = statementOf(emi);
    expect(rowsByLabel).toMatchObject({
      'Type of instalments': 'Equal, every 30 days',
      'Number of instalments': '3',
      'Amount of an instalment': '₹17,163',
      'Repayment begins': '30 days after the money is paid out',
    });
    expect(Object.entries(schedule).map(([title, rows]) => [title, rows.at(-1)?.[1]])).toEqual([
      ['Instalment 1, due on 11 Feb 2026', '₹17,163'],
      ['Instalment 2, due on 13 Mar 2026', '₹17,163'],
      ['Instalment 3, due on 12 Apr 2026', '₹17,161'],
    ]);
    expect(html).toContain('× 365 ÷ 30');
  });
});
