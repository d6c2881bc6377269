import type { Facts } from '#contract/session.ts';

/** What a request is made of, so far as a lead is asked for. */
interface Known {
  readonly facts: Pick<Facts, 'leadID'>;
}

/**
 * The request of a call about a lead: undefined while none is known, so that nothing is sent and the next step is asked
 * for. Which calls must carry a lead is in their schemas: `needsLead`.
 */
export function withLead<Context extends Known, Request>(request: (leadID: number, context: Context) => Request) {
  return (context: Context): Request | undefined => {
    const { leadID } = context.facts;
    return leadID ? request(leadID, context) : undefined;
  };
}
