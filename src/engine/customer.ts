import type { SessionPatch } from '#contract/session.ts';

/** §3 "Dashboard response", `customer_details`: of what else it holds, nothing is read. */
interface CustomerDetails {
  readonly name?: string | null | undefined;
  readonly customerID?: string | null | undefined;
  readonly mobile?: unknown;
}

const isMobile = (mobile: unknown) => /^\d{10}$/.test(String(mobile));

/** What the app state stores of a customer: name, id and mobile number, each where given. */
export function customerPatch({ name, customerID, mobile }: CustomerDetails): SessionPatch {
  return {
    ...(name && { userName: name }),
    ...(customerID && { customerID }),
    ...(isMobile(mobile) && { mobile: String(mobile) }),
  };
}
