import { useFacts } from '#screen/services.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { useTranslate } from '#ui/translate.ts';
import { readCustomer, readLoans } from './flow.ts';

/** The customer's loans, for /my-loan and /re-payment alike. A failed read keeps the earlier list. */
export function useLoans() {
  const t = useTranslate();
  const { customerID } = useFacts();
  const customer = useScreenRead(...readCustomer, { enabled: customerID === '' });
  const loans = useScreenRead(...readLoans, { enabled: customerID !== '' });
  const { failed, reading, again } = customerID ? loans : customer;
  const isUnnamed = customer.body !== undefined && !customer.body.data?.customer_details?.customerID;
  const isFailed = !reading && (failed || (customerID === '' && isUnnamed));
  /** §8 'Failed to load loans data' is only logged. The borrower reads this text. */
  const failure = t('We could not load your loans.');
  return {
    loans: loans.body?.data,
    failure: isFailed && (loans.body ? `${failure} ${t('This is what we read before.')}` : failure),
    again,
  };
}
