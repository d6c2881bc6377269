import type { ReactNode } from 'react';
import type { Route } from '#contract/routes.ts';
import type { Back } from '#engine/back.ts';
import { backRoute, handoverBack } from '#engine/back.ts';
import { handoverTo } from '#engine/handover.ts';
import { go } from '#engine/outcome.ts';
import { useSession } from '#session/session-context.ts';
import type { IconName } from '#ui/icon.tsx';
import { textLinkClass } from '#ui/link.tsx';
import { Page, TitleBlock } from '#ui/page.tsx';
import { QuietAlert } from '#ui/quiet-alert.tsx';
import { Reassurance } from '#ui/reassurance.tsx';
import { useSay } from '#ui/say.ts';
import { TopBar } from '#ui/top-bar.tsx';
import { useArrival } from './arrival.ts';
import { useHandover } from './handover.ts';
import { usePercent } from './journey-context.ts';
import { useQuiet } from './quiet-context.ts';
import { RouteLink } from './route-link.tsx';
import { useRun } from './run-context.ts';

interface ScreenFrameProps {
  readonly route: Route;
  /** The name in the bar; the title's own section where there is progress. */
  readonly section?: string | undefined;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  /** Above the title, for a screen that tells instead of asking. */
  readonly icon?: IconName | undefined;
  readonly back?: Back | undefined;
  /** Instead of `back`, where the arrow leads to another view of the same screen. */
  readonly onBack?: (() => void) | undefined;
  readonly tone?: 'plain' | 'quiet';
  readonly foot?: ReactNode;
  readonly tabs?: ReactNode;
  readonly reassurance?: boolean;
  readonly children?: ReactNode;
}

/** What every screen has around its question: back, progress, title, what was just said, reassurance, foot. */
export function ScreenFrame({
  route,
  section,
  title,
  subtitle,
  icon,
  back,
  onBack,
  tone = 'plain',
  foot,
  tabs,
  reassurance = tone === 'plain',
  children,
}: ScreenFrameProps) {
  const say = useSay();
  const { run } = useRun();
  const session = useSession();
  const handover = useHandover();
  const percent = usePercent(route);
  const quiet = useQuiet();
  const heading = useArrival(title ?? section ?? '');

  const goBack =
    back &&
    (() => {
      const to = backRoute(back, handover.back, session.facts());
      void run(go(to, { afterMs: 0, handover: handoverBack(to, handover) }));
    });
  return (
    <Page
      tone={tone}
      foot={foot}
      tabs={tabs}
      bar={
        <TopBar
          title={section}
          heading={!title}
          onBack={onBack ?? goBack}
          percent={percent}
          {...(!title && { ref: heading })}
        />
      }
    >
      {title && <TitleBlock ref={heading} title={title} icon={icon} {...(subtitle && { subtitle })} />}
      {quiet && <QuietAlert>{quiet}</QuietAlert>}
      {children}
      {reassurance && (
        <Reassurance
          contact={
            <RouteLink to="/contact-us" handover={handoverTo(route, handover)} className={textLinkClass}>
              {say('Contact us')}
            </RouteLink>
          }
        />
      )}
    </Page>
  );
}
