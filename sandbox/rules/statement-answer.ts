/** How a visit to the bank-statement partner ended. 'weak' is connected, and leads to a rejection. */
export type StatementState = 'open' | 'connected' | 'weak' | 'processing' | 'failed';

/** How often a slow partner answers 'processing' first: fewer times than the app polls (§9). */
const slowPolls = 3;

interface StatementAnswer {
  readonly api_status: 'completed' | 'processing' | 'failed';
  readonly pageName?: 'approval' | 'rejected' | 'dashboard';
}

/** §4 "/finbox": the answer to the n-th poll. */
export function statementAnswer(state: StatementState, polls: number, slow: boolean): StatementAnswer {
  if (state === 'processing') return { api_status: 'processing' };
  if (state === 'open' || state === 'failed') return { api_status: 'failed', pageName: 'dashboard' };
  if (slow && polls <= slowPolls) return { api_status: 'processing' };
  return { api_status: 'completed', pageName: state === 'weak' ? 'rejected' : 'approval' };
}
