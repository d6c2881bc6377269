import type { RejectReason } from './lead.ts';

/** How an application was judged when the address came, and the words in which the sandbox says it. */
export type Judged =
  | { readonly judgement: 'approved'; readonly says: 'Approved' | 'BRE Accepted' | 'nothing' }
  | { readonly judgement: 'statement'; readonly says: 'Proceed to Bank'; readonly url: string }
  | { readonly judgement: 'statement'; readonly says: 'nothing' }
  | { readonly judgement: 'rejected'; readonly reason: RejectReason };

/** §4 "Address submit": the message of each reason. */
const rejections: Readonly<Record<RejectReason, string>> = {
  age: 'Reject',
  income: 'Dtree Bre Rejected',
  bureau: 'Cibil Rejected',
  statement: 'Reject',
};

/** §13: CibilAndBreData, which the address screen goes by. */
export function addressAnswer(judged: Judged): { status: number; message?: string; redirect_url?: string } {
  if (judged.judgement === 'rejected') return { status: 1, message: rejections[judged.reason] };
  if (judged.says === 'Proceed to Bank') return { status: 1, message: judged.says, redirect_url: judged.url };
  if (judged.judgement === 'statement') return { status: 0 };
  return judged.says === 'nothing' ? { status: 1 } : { status: 1, message: judged.says };
}
