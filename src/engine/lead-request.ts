import type { Facts } from '#contract/session.ts';

/** The request of a call about a lead; undefined while none is known, so that the runner asks for the next step. */
export function withLead<Context extends { readonly facts: Pick<Facts, 'leadID'> }, Request>(
  request: (leadID: number, context: Context) => Request,
) {
  return (context: Context): Request | undefined => {
    const { leadID } = context.facts;
    return leadID ? request(leadID, context) : undefined;
  };
}
