import type { ParsedLocation } from '@tanstack/react-router';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { SendProvider } from '#api/send.ts';
import type { IsRoute } from '#contract/routes.ts';
import { routeStateOf, routeStateTo } from '#engine/back.ts';
import type { RouteState } from '#engine/outcome.ts';
import { go } from '#engine/outcome.ts';
import { frameLinks } from '#engine/screen.ts';
import { PageMessageProvider } from '#screen/page-message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import type { Runner } from '#screen/run-context.ts';
import { RunProvider } from '#screen/run-context.ts';
import { SettingsProvider } from '#screen/settings-context.ts';
import { SessionProvider } from '#session/session-context.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import { DesktopFrame } from '#ui/layout/desktop-frame.tsx';
import { useTranslate } from '#ui/translate.ts';
import { UiProvider } from '#ui/ui-state.tsx';
import banners from './banner.module.css';
import { ErrorScreen } from './error-screen.tsx';
import { MessagePlace } from './message-place.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import type { AppServices } from './run-outcome.ts';
import type { Settings } from './settings.ts';
import type { SlowCalls } from './slow-calls.ts';
import { SlowNotice } from './slow-notice.tsx';
import { StopScreen } from './stop-screen.tsx';
import { visitOf } from './world.ts';

/** Contact us leads back to the screen that shows, as that screen was opened; from Contact us itself nothing changes. */
function contactRouteState(
  { pathname, state }: Pick<ParsedLocation, 'pathname' | 'state'>,
  isRoute: IsRoute,
): RouteState {
  const own = routeStateOf(state);
  return isRoute(pathname) && pathname !== frameLinks.contactUs ? routeStateTo(pathname, own) : own;
}

interface RootProps {
  readonly settings: Settings;
  readonly world: AppServices & { readonly slowCalls: SlowCalls };
  readonly runner: Runner;
}

/** What is around every screen: what it may use, the desktop frame, and the messages. */
export function Root({ settings, world, runner }: RootProps) {
  const t = useTranslate();
  const services = useMemo(
    () => ({ runner, isRoute: world.isRoute, now: world.now }),
    [runner, world.isRoute, world.now],
  );
  const shown = useSyncExternalStore(world.messages.subscribe, world.messages.get);
  const here = useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
  const goHome = async () => {
    const ended = await runner(go('/home', { afterMs: 0 }), { isMounted: () => true });
    // Stopped at /home: nothing was navigated, so the visit is the same.
    if (ended === 'stayed') world.messages.stop(undefined);
  };
  const screen = () => {
    if (shown.broken) return <ErrorScreen error={shown.broken.error} />;
    return shown.stoppedAt === visitOf(here) ? <StopScreen onGoOn={() => void goHome()} /> : <Outlet />;
  };
  return (
    <UiProvider>
      <SettingsProvider value={settings}>
        <SendProvider value={world.send}>
          <SessionProvider value={world.session}>
            <RunProvider value={services}>
              <PageMessageProvider value={shown.quiet}>
                <DesktopFrame
                  contact={
                    <RouteLink
                      to={frameLinks.contactUs}
                      routeState={contactRouteState(here, world.isRoute)}
                      className={textLinkClass}
                    >
                      {t('Contact us')}
                    </RouteLink>
                  }
                >
                  <div className={banners.place}>
                    <OfflineBanner />
                    <SlowNotice slowCalls={world.slowCalls} />
                  </div>
                  {screen()}
                </DesktopFrame>
                <MessagePlace messages={world.messages} />
              </PageMessageProvider>
            </RunProvider>
          </SessionProvider>
        </SendProvider>
      </SettingsProvider>
    </UiProvider>
  );
}
