import { customerLoans } from '#contract/loans.ts';
import type { RequestContext } from '#engine/outcome.ts';
import { read } from '#engine/read.ts';
import { dashboardBody, dashboardReading } from '#engine/reads.ts';

/** What /my-loan and /re-payment read. An answer with `success: false` keeps the earlier list. */
export const loanReads = {
  /** Only after a login by link, which gives no customer id. */
  customer: {
    ...dashboardReading,
    request: ({ facts }: RequestContext) => (facts.customerID ? undefined : { body: dashboardBody }),
  },
  loans: read(
    customerLoans,
    ({ facts: { customerID } }) => (customerID ? { path: { customerId: customerID } } : undefined),
    { isSuccess: ({ success }) => success !== false },
  ),
};
