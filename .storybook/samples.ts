import { keyFactStatementHtml } from '#sandbox/rules/key-fact-statement.ts';
import { loanTerms, payday } from '#sandbox/rules/loan-arithmetic.ts';

/** A Key Fact Statement as long as a real one: the sandbox's own, for 50,000 rupees. */
export const statement = keyFactStatementHtml({
  number: 'KDM0048213',
  borrower: 'Meera Joshi',
  product: payday,
  terms: loanTerms(50_000_00, payday, '2026-01-12'),
});
