import { useState } from 'react';
import { useFacts } from '#screen/services.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { type LoansView, readCustomer, readLoans } from './flow.ts';

/** The customer's loans, for /my-loan and /re-payment alike. A failed read keeps the earlier list. */
export function useLoans() {
  const { customerID } = useFacts();
  const [view, setView] = useState<LoansView>('loans');
  const customer = useScreenRead(...readCustomer, {
    enabled: customerID === '',
    host: { show: setView },
  });
  const loans = useScreenRead(...readLoans, { enabled: customerID !== '' });
  const isCustomerUnknown = view === 'unknownCustomer' && customerID === '';
  return {
    loans: loans.body && (loans.body.data ?? []),
    failed: loans.failed || customer.failed || isCustomerUnknown,
    /** A retry cannot help: only a login with the mobile number names the customer. */
    isCustomerUnknown,
    reading: loans.reading || customer.reading,
    readAgain: customerID ? loans.again : customer.again,
  };
}
