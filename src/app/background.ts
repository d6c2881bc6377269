import { msg } from '#languages/message.ts';
import { storedClickId } from '#session/campaign.ts';
import { isInAppViewer } from '#session/in-app-viewer.ts';
import { watchInactivity } from '#session/inactivity.ts';
import { clearLogin, type LogoutReason } from '#session/logout.ts';
import { listenToOtherTabs } from '#session/other-tabs.ts';
import { createDeviceSync } from '#telemetry/device-sync.ts';
import { createReporter } from '#telemetry/reporter.ts';
import { watchTaps } from '#telemetry/taps.ts';
import { watchWebVitals } from '#telemetry/web-vitals.ts';
import { fetchWhenIdle } from './fetch-ahead.ts';
import type { Journey } from './journey.ts';
import { inactivityAlert, type PopupOutcome } from './messages.ts';
import { createOfflineCopy } from './offline-copy.ts';
import type { RunnerServices } from './run-outcome.ts';
import type { Settings } from './settings.ts';

export const answersAreLost = {
  kind: 'popup',
  tone: 'warning',
  message: msg('This browser does not keep your answers. They are lost when you close this page.'),
} satisfies PopupOutcome;

type BackgroundServices = Pick<RunnerServices, 'session' | 'messages' | 'isRoute' | 'navigate'> & {
  readonly settings: Settings;
  readonly fetchJourney: () => Promise<Journey>;
};

export type Background = ReturnType<typeof startBackground>;

/** What no screen waits for: reporting, the watches of a login, and the code of the next screens. */
export function startBackground(services: BackgroundServices) {
  const { settings, session, fetchJourney } = services;
  const { storage } = session;
  const reporter = createReporter({
    ...settings,
    clickId: () => storedClickId(storage),
    isRoute: services.isRoute,
    isRepeatCustomer: () => session.facts().repeatCustomer,
  });
  watchTaps(reporter.tapped);
  watchWebVitals(reporter.vitals);
  const syncDevice = createDeviceSync({ ...settings, storage, failed: reporter.syncFailed });

  let warned = false;
  /** §18 "A browser without storage": on the first screen after each login. */
  function warnOfLostAnswers(): void {
    const areLost = session.facts().loggedIn && storage.isTemporary();
    if (areLost && !warned) void services.messages.show(answersAreLost);
    warned = areLost;
  }

  const updateOfflineCopy = createOfflineCopy(settings);
  let syncedToken: string | null = null;
  let watchedToken: string | null = null;
  let stopWatching = () => {};
  return {
    ...reporter,
    onNavigated(path: string): void {
      reporter.routeChanged(path);
      warnOfLostAnswers();
      // /logout ends the login, and /auto-login may renew one that is over: on neither does it count.
      const token = path === '/logout' || path === '/auto-login' ? null : storage.get('token');
      if (token !== null && services.isRoute(path))
        // The screens that may follow, and the code of messages, one after the other.
        fetchWhenIdle(async () => {
          await (await fetchJourney()).fetchNear(path);
          await import('./message-host.tsx');
        });
      updateOfflineCopy(token !== null);
      const { customerID } = session.facts();
      // A link that logs in names no customer: a later answer does.
      const tokenToSync = customerID ? token : null;
      if (tokenToSync !== null && tokenToSync !== syncedToken) void syncDevice(customerID);
      syncedToken = tokenToSync;
      if (token === watchedToken) return;
      stopWatching();
      watchedToken = token;
      stopWatching = token === null ? () => {} : watchLogin(services);
    },
  };
}

/** §4 "Inactivity": watches activity and other tabs during one login. Returns how to stop. */
function watchLogin({ settings, session, messages, navigate }: BackgroundServices): () => void {
  const timeoutMs = settings.inactivityTimeoutMs;
  const stopWatching = isInAppViewer(navigator)
    ? undefined
    : watchInactivity({ storage: session.storage, timeoutMs, warn: messages.warn, end });
  const stopListening = listenToOtherTabs(session, { onLogout: goToLogout, onOtherLogin: () => location.replace('/') });

  function end(): void {
    clearLogin(session, 'inactivity');
    goToLogout('inactivity');
  }
  function goToLogout(reason: LogoutReason): void {
    stop();
    messages.closePopup(false);
    void navigate({ kind: 'go', to: '/logout', afterMs: 0 });
    if (reason === 'inactivity') void messages.show(inactivityAlert);
  }
  function stop(): void {
    stopWatching?.();
    stopListening();
  }
  return stop;
}
