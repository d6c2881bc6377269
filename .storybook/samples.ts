import { keyFactStatementHtml } from '#sandbox/rules/key-fact-statement.ts';
import { loanTerms, payday } from '#sandbox/rules/loan-arithmetic.ts';

const today = '2026-01-12';

/** A Key Fact Statement as long as a real one: the sandbox's own, for 50,000 rupees. */
export const statement = keyFactStatementHtml({
  number: 'KDM0048213',
  borrower: 'Meera Joshi',
  product: payday,
  today,
  terms: loanTerms(50_000_00, payday, today),
});
