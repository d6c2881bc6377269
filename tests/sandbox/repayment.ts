import { expect } from 'vitest';
import { termsOfLoan } from '#sandbox/rules/loan-arithmetic.ts';
import { rowsOf, type Store } from '#sandbox/store/store.ts';
import type { Borrower } from './borrower.ts';
import type { TestSandbox } from './open-sandbox.ts';

/** The repayment page: the labels of its choices and the hidden fields. */
interface RepaymentPage {
  readonly text: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly hidden: Readonly<Record<string, string>>;
}

function readPage(text: string): RepaymentPage {
  const choices = text.matchAll(/<button name="choice" value="(\w+)"[^>]*>([^<]*)<\/button>/g);
  const hidden = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  return {
    text,
    choices: Object.fromEntries([...choices].map(([, name, label]) => [name, label])),
    hidden: Object.fromEntries([...hidden].map(([, name, value]) => [name, value])),
  };
}

export async function openRepayment({ text }: TestSandbox, { mobile }: Borrower): Promise<RepaymentPage> {
  return readPage(await text(`/sandbox/repay?mobile=${mobile}`));
}

/** Presses a button of the page; 303 acknowledges the payment. */
export async function pay({ form }: TestSandbox, { hidden }: RepaymentPage, choice: string) {
  const answer = await form('/sandbox/repay', { ...hidden, choice });
  return { status: answer.status, location: answer.headers.get('location'), page: readPage(await answer.text()) };
}

/** A borrower whose loan is repaid in three monthly instalments, after the cooling-off period. */
export async function inInstalments({ open, post }: TestSandbox): Promise<Borrower> {
  const borrower = await open({ persona: 'instalments', at: '/home' });
  await post('/sandbox/clock', { days: 4 });
  await borrower.logIn();
  return borrower;
}

/** Borrowers by the kind of loan. */
export const repaying: Readonly<Record<string, (sandbox: TestSandbox) => Promise<Borrower>>> = {
  'a loan with one repayment': ({ persona }) => persona('loan-running'),
  'an EMI loan': inInstalments,
};

/** The only loan of a borrower, with the whole debt and the status of its application. */
export async function loanOf(store: Store, { mobile }: Borrower) {
  const { loans, leads } = await store.transaction((db) => rowsOf(db, mobile));
  const [loan = expect.unreachable()] = loans;
  const lead = leads.find(({ id }) => id === loan.lead_id)?.status;
  return { ...loan, lead, repay: termsOfLoan(loan).repay };
}

/** The amount on the dashboard, in rupees. */
export async function dueOf(borrower: Borrower): Promise<number> {
  return (await borrower.dashboard()).loanDetails?.repayAmount ?? 0;
}
