import type { Judged } from '../rules/address-answer.ts';
import type { Lead } from '../store/leads.ts';
import { newestSession, openSession } from '../store/partner-sessions.ts';
import type { BorrowerAct } from '../wire/handler.ts';
import { pageAt } from './partner-page.ts';

/** The address at which a borrower connects the bank statement; the same one while the visit is not over. */
export async function statementUrl(act: BorrowerAct, lead: Lead, callBackUrl: string): Promise<string> {
  const page = pageAt(act, callBackUrl, '/sandbox/statements/');
  const newest = await newestSession(act.db, 'statement', lead.id);
  const stillOpen = newest?.state === 'open' && newest.expires_at.getTime() > act.now;
  const same = stillOpen && newest.data.callBackUrl === callBackUrl;
  const session = same ? newest : await openSession(act.db, 'statement', lead.id, act.now, { callBackUrl });
  return page(session.id);
}

/** How a lead was judged, in the words its persona is answered with. */
export async function judgedOf(act: BorrowerAct, lead: Lead, callBackUrl: string): Promise<Judged> {
  const { approval, statement } = act.persona.traits;
  if (lead.judgement === 'rejected') return { judgement: 'rejected', reason: lead.reason ?? 'bureau' };
  if (lead.judgement === 'approved') return { judgement: 'approved', says: approval ?? 'Approved' };
  if (statement === 'needed without address') return { judgement: 'statement', says: 'nothing' };
  return { judgement: 'statement', says: 'Proceed to Bank', url: await statementUrl(act, lead, callBackUrl) };
}
