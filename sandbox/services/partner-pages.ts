import { isLoopback } from '../hosts.ts';
import { type BorrowerContext, refuse } from '../http/context.ts';
import type { Lead } from '../store/borrowers.ts';
import { newestStatement, openVisit } from '../store/visits.ts';

/** The address of a partner's page on the app's origin. Refuses a return address that is neither the app nor local. */
export function partnerPage({ origin }: BorrowerContext, callBackUrl: string, path: string): (id: string) => string {
  const back = URL.parse(callBackUrl);
  if (!back || !/^https?:$/.test(back.protocol) || (back.host !== new URL(origin).host && !isLoopback(back.hostname))) {
    refuse(400, 'The return address must be one of this app.');
  }
  return (id) => new URL(path + id, back).href;
}

/** The page of the bank-statement partner; the same one until the visit ends. */
export async function statementUrl(ctx: BorrowerContext, lead: Lead, callBackUrl: string): Promise<string> {
  const page = partnerPage(ctx, callBackUrl, '/sandbox/statements/');
  const newest = await newestStatement(ctx.db, lead.id);
  const isOpen = newest?.state === 'open' && newest.expires_at.getTime() > ctx.now;
  const same = isOpen && newest.data.callBackUrl === callBackUrl;
  const visit = same ? newest : await openVisit(ctx, 'statement', lead.id, { callBackUrl });
  return page(visit.id);
}
