import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { routeStateOf } from '#engine/back.ts';
import { goAtOnce } from '#engine/outcome.ts';
import { frameLinks } from '#engine/screen.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { type AppLocation, type ScreenServices, ServicesProvider } from '#screen/services.ts';
import { DesktopFrame } from '#ui/layout/desktop-frame.tsx';
import { TranslationProvider } from '#ui/translate.ts';
import { UiProvider } from '#ui/ui-state.tsx';
import banners from './banner.module.css';
import { ErrorScreen } from './error-screen.tsx';
import type { AppLanguage } from './language.ts';
import { MessageArea } from './message-area.tsx';
import type { Messages } from './messages.ts';
import { visitOf } from './navigation.ts';
import { OfflineBanner } from './offline-banner.tsx';
import type { SlowCalls } from './slow-calls.ts';
import { SlowNotice } from './slow-notice.tsx';
import { StopScreen } from './stop-screen.tsx';

export interface FrameProps {
  readonly services: ScreenServices & {
    readonly messages: Messages;
    readonly slowCalls: SlowCalls;
    readonly language: Pick<AppLanguage, 'store'>;
  };
  /** The address of the screen that is shown. */
  readonly here: AppLocation;
  readonly children: ReactNode;
}

/** Sets the scroll padding, so that a focused element never ends under a banner. */
const watchBanners = (element: HTMLDivElement) => {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.scrollPaddingBlockStart = element.offsetHeight > 0 ? `calc(${element.offsetHeight}px + var(--k-4))` : '';
  });
  sizes.observe(element);
  return () => sizes.disconnect();
};

/** Around every screen: its language and services, the desktop frame, and the messages. */
export function Frame({ services, here, children }: FrameProps) {
  const { messages, slowCalls, language, isRoute, runner } = services;
  const { translation } = useSelector(language.store);
  const { broken, stoppedAt } = useSelector(messages.store);

  // Contact us leads back to the screen that is shown; from Contact us itself nothing changes.
  const { pathname } = here;
  const isContact = pathname === frameLinks.contactUs;
  const back = isRoute(pathname) && !isContact ? pathname : undefined;

  const goHome = async () => {
    await runner(goAtOnce('/home'), { isMounted: () => true });
    // Back opens the stopped screen again. Where /home itself was stopped, it is shown now.
    messages.showStopScreen(undefined);
  };
  const screen = () => {
    if (broken) return <ErrorScreen error={broken.error} />;
    return stoppedAt === visitOf(here) ? <StopScreen onGoHome={() => void goHome()} /> : children;
  };
  return (
    <TranslationProvider value={translation}>
      <UiProvider>
        <ServicesProvider value={services}>
          <DesktopFrame
            // Before the screen handles the tap, which may bring another message.
            onSubmitCapture={messages.clearPageMessage}
            contact={
              <RouteLink to={frameLinks.contactUs} back={back} routeState={routeStateOf(here.state)}>
                {translation.t('Contact us')}
              </RouteLink>
            }
          >
            <div ref={watchBanners} className={banners.place}>
              <OfflineBanner />
              <SlowNotice slowCalls={slowCalls} />
            </div>
            {screen()}
          </DesktopFrame>
          <MessageArea messages={messages} />
        </ServicesProvider>
      </UiProvider>
    </TranslationProvider>
  );
}
