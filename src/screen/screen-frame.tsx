import type { ReactNode } from 'react';
import type { Route } from '#contract/routes.ts';
import { backRoute, routeStateBack, routeStateTo } from '#engine/back.ts';
import { go } from '#engine/outcome.ts';
import type { Screen } from '#engine/screen.ts';
import { frameLinks } from '#engine/screen.ts';
import { useSession } from '#session/session-context.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import type { IconName } from '#ui/brand/icon.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { Reassurance } from '#ui/messages/reassurance.tsx';
import { PageMessage } from '#ui/messages/toast.tsx';
import { useTranslate } from '#ui/translate.ts';
import { useArrival } from './arrival.ts';
import { useJourney } from './journey-context.ts';
import { usePageMessage } from './page-message.ts';
import { RouteLink } from './route-link.tsx';
import { useRouteState } from './route-state.ts';
import { useRun } from './run-context.ts';

interface ScreenFrameProps {
  /** The screen's record: its route, the name in its bar, its back target. */
  readonly screen: Pick<Screen, 'route' | 'bar' | 'back'>;
  /** The name in the bar, for a view with a name of its own. */
  readonly bar?: string;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  /** Above the title, for a screen that tells instead of asking. */
  readonly icon?: IconName | undefined;
  /** Instead of the record's back target, where the arrow leads to another view of the same screen. */
  readonly onBack?: (() => void) | undefined;
  readonly tone?: 'plain' | 'quiet';
  readonly foot?: ReactNode;
  readonly tabs?: ReactNode;
  readonly reassurance?: boolean;
  readonly children?: ReactNode;
}

/** What every screen has around its question: back, progress, title, what was just said, reassurance, foot. */
export function ScreenFrame({
  screen: { route, bar: name, back },
  bar: ownBar,
  title,
  subtitle,
  icon,
  onBack,
  tone = 'plain',
  foot,
  tabs,
  reassurance = tone === 'plain',
  children,
}: ScreenFrameProps) {
  const t = useTranslate();
  const bar = ownBar ?? (name && t(name));
  const { run } = useRun();
  const session = useSession();
  const routeState = useRouteState();
  const journey = useJourney();
  const placeOf = (of: Route) => journey.find((place) => place.route === of);
  const quiet = usePageMessage();
  const heading = useArrival(title ?? bar ?? '');

  const goBack =
    back &&
    (() => {
      const target = backRoute(back, routeState.back, session.facts());
      const to = placeOf(target)?.insteadOfIt ?? target;
      void run(go(to, { afterMs: 0, routeState: routeStateBack(to, routeState) }));
    });
  return (
    <Page
      tone={tone}
      foot={foot}
      tabs={tabs}
      bar={
        <TopBar
          title={bar}
          heading={!title}
          onBack={onBack ?? goBack}
          percent={placeOf(route)?.percent}
          {...(!title && { ref: heading })}
        />
      }
    >
      {title && <TitleBlock ref={heading} title={title} icon={icon} {...(subtitle && { subtitle })} />}
      {quiet && <PageMessage>{quiet}</PageMessage>}
      {children}
      {reassurance && (
        <Reassurance
          contact={
            <RouteLink to={frameLinks.contactUs} routeState={routeStateTo(route, routeState)} className={textLinkClass}>
              {t('Contact us')}
            </RouteLink>
          }
        />
      )}
    </Page>
  );
}
