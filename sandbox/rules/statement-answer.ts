/** How the bank-statement partner left a connection. 'weak' is connected, and speaks against the loan. */
export type StatementState = 'open' | 'connected' | 'weak' | 'processing' | 'failed';

/** How often a slow partner says 'processing' before it is done: fewer times than the app asks (§9). */
export const slowPolls = 3;

export interface StatementAnswer {
  readonly api_status: 'completed' | 'processing' | 'failed';
  readonly pageName?: 'approval' | 'rejected' | 'dashboard';
}

/** §4 "/finbox": what the app is told, asked for the n-th time. */
export function statementAnswer(state: StatementState, asked: number, slow: boolean): StatementAnswer {
  if (state === 'processing') return { api_status: 'processing' };
  if (state === 'open' || state === 'failed') return { api_status: 'failed', pageName: 'dashboard' };
  if (slow && asked <= slowPolls) return { api_status: 'processing' };
  return { api_status: 'completed', pageName: state === 'weak' ? 'rejected' : 'approval' };
}
