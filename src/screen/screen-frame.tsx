import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { type BackTarget, backRoute, routeStateOnBack } from '#engine/back.ts';
import { goAtOnce } from '#engine/outcome.ts';
import { frameLinks, type Screen } from '#engine/screen.ts';
import { Button } from '#ui/actions/button.tsx';
import type { IconName } from '#ui/brand/icon.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { PageMessage } from '#ui/messages/page-message.tsx';
import { Reassurance } from '#ui/messages/reassurance.tsx';
import { LoadingPage } from '#ui/progress/spinner.tsx';
import { useTranslate } from '#ui/translate.ts';
import { useJourney } from './journey-context.ts';
import { RouteLink } from './route-link.tsx';
import { usePageMessage, useRouteState, useServices } from './services.ts';
import { useRun } from './use-flow.ts';
import { useScreenTitle } from './use-screen-title.ts';

interface ScreenFrameProps {
  readonly screen: Pick<Screen, 'route' | 'bar' | 'back'>;
  /** The name in the bar, for a view with its own name. */
  readonly bar?: string;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  /** Above the title, for a screen that asks nothing. */
  readonly icon?: IconName | undefined;
  /** Instead of the record's back target, for an arrow to another view of the same screen. */
  readonly onBack?: (() => void) | undefined;
  /** What the screen asked for is done: the screen that the arrow or Contact us leaves does not stay in the history (§18 "Done once"). */
  readonly isDone?: boolean;
  readonly tone?: 'quiet';
  readonly foot?: ReactNode;
  readonly tabs?: ReactNode;
  /** Where a read failed it is shown anyway, for its link to Contact us: the tabs have one too. */
  readonly reassurance?: boolean;
  /** What could not be read; shown where there is no page message, which is more exact. */
  readonly failure?: string | false;
  /** Repeats the failed read: adds a button instead of the foot. */
  readonly again?: () => void;
  readonly children?: ReactNode;
}

/**
 * The frame of a screen: back arrow, progress, title, page message, reassurance, foot. The frame of a step stays for the
 * next step. New are the title, so that screen readers announce it, and the reassurance, which would jump to its place.
 */
export function ScreenFrame({
  screen: { route, bar: name, back },
  bar: ownBar,
  title,
  subtitle,
  icon,
  onBack,
  isDone = false,
  tone,
  foot,
  tabs,
  reassurance = tone !== 'quiet',
  failure,
  again,
  children,
}: ScreenFrameProps) {
  const t = useTranslate();
  const bar = ownBar ?? (name && t(name));
  const { run } = useRun();
  const { session } = useServices();
  const routeState = useRouteState(route);
  const { entry } = useJourney();
  const percent = useSelector(session.store, (facts) => entry(route, facts).percent);
  const pageMessage = usePageMessage() || failure;
  const heading = useScreenTitle(title ?? bar ?? '');
  const tryAgain = failure && again && (
    // With a key, so that the foot that replaces it does not keep its focus.
    <Button key="again" onClick={again}>
      {t('Try again')}
    </Button>
  );

  function goBack(arrow: BackTarget): void {
    const facts = session.facts();
    const { back: supplied } = routeState;
    const isTransient = supplied && entry(supplied, facts).transient;
    const target = backRoute(arrow, isTransient ? undefined : supplied, facts);
    const to = entry(target, facts).backInstead ?? target;
    const passedOn = { ...routeStateOnBack(to, routeState), isBack: true } as const;
    void run(goAtOnce(to, { routeState: passedOn, ...(isDone && { isDone }) }));
  }
  return (
    <Page
      tone={tone}
      foot={tryAgain || foot}
      tabs={tabs}
      bar={
        <TopBar
          title={bar}
          onBack={onBack ?? (back && (() => goBack(back)))}
          percent={percent}
          ref={title ? undefined : heading}
        />
      }
    >
      {title && <TitleBlock key={`${route} ${title}`} ref={heading} title={title} icon={icon} subtitle={subtitle} />}
      {pageMessage && <PageMessage key={`${route} message`}>{pageMessage}</PageMessage>}
      {children}
      {(reassurance || (failure && !tabs)) && (
        <Reassurance
          key={`${route} end`}
          contact={
            <RouteLink to={frameLinks.contactUs} back={isDone ? undefined : route} replace={isDone}>
              {t('Contact us')}
            </RouteLink>
          }
        />
      )}
    </Page>
  );
}

/** A loader that is a screen: its title is the title of the page, and screen readers announce it. */
export function WaitScreen({ title, text }: { title: string; text: ReactNode }) {
  return <LoadingPage ref={useScreenTitle(title)} title={title} text={text} />;
}
