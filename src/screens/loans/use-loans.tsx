import type { Route } from '#contract/routes.ts';
import type { Translatable } from '#languages/message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useFacts } from '#screen/services.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button, buttonClass } from '#ui/actions/button.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import { readCustomer, readLoans } from './flow.ts';

/** The customer's loans, for /my-loan and /re-payment alike. A failed read keeps the earlier list. */
export function useLoans() {
  const { customerID } = useFacts();
  const customer = useScreenRead(...readCustomer, { enabled: customerID === '' });
  const loans = useScreenRead(...readLoans, { enabled: customerID !== '' });
  const isUnnamed = customer.body !== undefined && !customer.body.data?.customer_details?.customerID;
  const isCustomerUnknown = customerID === '' && isUnnamed && !customer.reading && !customer.failed;
  return {
    loans: loans.body && (loans.body.data ?? []),
    failed: loans.failed || customer.failed || isCustomerUnknown,
    /** A retry cannot help: only a login with the mobile number gives the customer id. */
    isCustomerUnknown,
    reading: loans.reading || customer.reading,
    readAgain: customerID ? loans.again : customer.again,
  };
}

type LoansNotReadProps = Pick<ReturnType<typeof useLoans>, 'isCustomerUnknown' | 'reading' | 'readAgain'> & {
  readonly rest: Translatable;
  readonly links: { readonly logout: Route };
};

/** §8 'Failed to load loans data' is only logged. The borrower reads these texts. */
export function LoansNotRead({ rest, links, isCustomerUnknown, reading, readAgain }: LoansNotReadProps) {
  const t = useTranslate();
  if (isCustomerUnknown)
    return (
      <>
        <Note tone="danger" role="alert">
          {t('Your link does not say whose loans to show. Log in with your mobile number to see them.')}
        </Note>
        <RouteLink to={links.logout} className={buttonClass('secondary')}>
          {t('Log in with your mobile number')}
        </RouteLink>
      </>
    );
  return (
    <>
      <Note tone="danger" role="alert">
        {t('We could not load your loans.')} {t(rest)}
      </Note>
      <Button variant="secondary" busy={reading} onClick={readAgain}>
        {t('Try again')}
      </Button>
    </>
  );
}
