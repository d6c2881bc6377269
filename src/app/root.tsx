import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SendProvider } from '#api/send.ts';
import { go } from '#engine/outcome.ts';
import { SessionProvider } from '#session/session-context.ts';
import { QuietProvider } from '#steps/quiet-context.ts';
import { RouteLink } from '#steps/route-link.tsx';
import type { Runner } from '#steps/run-context.ts';
import { RunProvider } from '#steps/run-context.ts';
import { SettingsProvider } from '#steps/settings-context.ts';
import { DesktopFrame } from '#ui/desktop-frame.tsx';
import { textLinkClass } from '#ui/link.tsx';
import type { World } from './run-outcome.ts';
import type { Settings } from './settings.ts';
import { StopScreen } from './stop-screen.tsx';

const MessageHost = lazy(async () => ({ default: (await import('./message-host.tsx')).MessageHost }));

interface RootProps {
  readonly settings: Settings;
  readonly world: World;
  readonly runner: Runner;
}

/** What stands around every screen: what it may use, the desktop frame, and what the borrower is being told. */
export function Root({ settings, world, runner }: RootProps) {
  const told = useSyncExternalStore(world.messages.subscribe, world.messages.get);
  const goHome = () => runner(go('/home', { afterMs: 0 }), { alive: () => true });
  return (
    <SettingsProvider value={settings}>
      <SendProvider value={world.send}>
        <SessionProvider value={world.session}>
          <RunProvider value={runner}>
            <QuietProvider value={told.quiet}>
              <DesktopFrame
                contact={
                  <RouteLink to="/contact-us" className={textLinkClass}>
                    Contact us
                  </RouteLink>
                }
              >
                {told.stopped ? <StopScreen onGoOn={goHome} /> : <Outlet />}
              </DesktopFrame>
              {(told.popup || told.toast) && (
                <Suspense>
                  <MessageHost messages={world.messages} />
                </Suspense>
              )}
            </QuietProvider>
          </RunProvider>
        </SessionProvider>
      </SendProvider>
    </SettingsProvider>
  );
}
