import type { Route } from '#contract/routes.ts';
import type { Screen } from '#engine/screen.ts';
import { Button, buttonClass } from '#ui/actions/button.tsx';
import { useTranslate } from '#ui/translate.ts';
import { RouteLink } from './route-link.tsx';
import { ScreenFrame } from './screen-frame.tsx';

type LeadingHome = Screen & { readonly links: { readonly home: Route } };

/** Shown where a loader failed. The borrower has no screen to go back to, so there are two next actions. */
export function NotOpened({ screen, busy, onTry }: { screen: LeadingHome; busy: boolean; onTry(): void }) {
  const t = useTranslate();
  return (
    <ScreenFrame
      screen={screen}
      icon="alert"
      title={t('Your application did not open')}
      subtitle={t('Your answers are kept. Please try again.')}
      foot={
        <>
          <RouteLink to={screen.links.home} className={buttonClass('secondary')}>
            {t('Go to home')}
          </RouteLink>
          <Button busy={busy} onClick={onTry}>
            {t('Try again')}
          </Button>
        </>
      }
    />
  );
}
