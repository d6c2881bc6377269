import type { Route } from '#contract/routes.ts';
import type { Translatable } from '#languages/message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { Button, buttonClass } from '#ui/actions/button.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { useLoans } from './use-loans.ts';

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
        <Note tone="danger" role="status">
          {t('Your link does not say whose loans to show. Log in with your mobile number to see them.')}
        </Note>
        <RouteLink to={links.logout} className={buttonClass('secondary')}>
          {t('Log in with your mobile number')}
        </RouteLink>
      </>
    );
  return (
    <>
      <Note tone="danger" role="status">
        {t('We could not load your loans.')} {t(rest)}
      </Note>
      <Button variant="secondary" busy={reading} onClick={readAgain}>
        {t('Try again')}
      </Button>
    </>
  );
}
