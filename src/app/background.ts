import type { IsRoute } from '#contract/routes.ts';
import { storedClickId } from '#session/campaign.ts';
import type { Clock } from '#session/clock.ts';
import { isInAppViewer } from '#session/in-app-viewer.ts';
import { watchInactivity } from '#session/inactivity.ts';
import type { LogoutReason } from '#session/logout.ts';
import { clearLogin } from '#session/logout.ts';
import { listenToOtherTabs } from '#session/other-tabs.ts';
import type { Session } from '#session/session.ts';
import { createDeviceSync } from '#telemetry/device-sync.ts';
import type { Reporter } from '#telemetry/reporter.ts';
import { createReporter } from '#telemetry/reporter.ts';
import { watchTaps } from '#telemetry/taps.ts';
import { watchWebVitals } from '#telemetry/web-vitals.ts';
import { fetchParts } from './fetch-ahead.ts';
import type { Journey } from './journey.ts';
import type { Messages } from './messages.ts';
import type { GoOutcome } from './run-outcome.ts';
import type { Settings } from './settings.ts';
import { createStorageWarning } from './storage-warning.ts';

/** §4 "Inactivity", letter for letter. */
const inactivityAlert = 'You have been logged out due to inactivity. Please log in again to continue.';

interface Given {
  readonly fetchJourney: () => Promise<Journey>;
  readonly settings: Settings;
  readonly now: Clock;
  readonly session: Session;
  readonly messages: Messages;
  readonly isRoute: IsRoute;
  navigate(to: GoOutcome): Promise<unknown>;
}

export interface Background extends Reporter {
  /** The borrower has arrived on a screen. */
  arrived(path: string): void;
}

/** All that goes on behind the screens: reporting, what is watched while somebody is logged in, and the next parts. */
export function startBackground(given: Given): Background {
  const { settings, session } = given;
  const { storage } = session;
  const reporter = createReporter({
    ...settings,
    clickId: () => storedClickId(storage),
    isRoute: given.isRoute,
    isRepeatCustomer: () => session.facts().repeatCustomer,
  });
  watchTaps(reporter.tapped);
  watchWebVitals(reporter.vitals);
  const syncDevice = createDeviceSync({
    ...settings,
    clientId: settings.syncClientId,
    token: settings.syncToken,
    now: given.now,
    storage,
    failed: reporter.syncFailed,
  });

  const warnOfLostAnswers = createStorageWarning(session, given.messages, async (path) =>
    (await given.fetchJourney()).isOpen(path),
  );

  let watchedToken: string | null = null;
  let stopWatching = () => {};
  return {
    ...reporter,
    arrived(path) {
      reporter.routeChanged(path);
      // Without the journey's code no screen is drawn, and there is nothing to warn of.
      warnOfLostAnswers(path).catch(() => undefined);
      // A link that logs in is an activity, however long ago the last one was.
      if (path === '/auto-login') storage.stamp('user-activity-timestamp');
      const token = path === '/logout' ? null : storage.get('token');
      if (token === watchedToken) return;
      stopWatching();
      watchedToken = token;
      stopWatching = token === null ? () => {} : watchLogin(given);
      if (token === null) return;
      void syncDevice(session.facts().customerID);
      fetchParts(given.fetchJourney);
    },
  };
}

/** §4 "Inactivity", and the other tabs, for as long as one login lasts. Gives how to leave off. */
function watchLogin({ settings, now, session, messages, navigate }: Given): () => void {
  const timeoutMs = settings.inactivityTimeoutMs;
  const watch = isInAppViewer(navigator.userAgent)
    ? undefined
    : watchInactivity({ storage: session.storage, timeoutMs, now, warn, end: () => end('inactivity') });
  const unlisten = listenToOtherTabs(session, { ended: follow, replaced: () => location.replace('/') });

  function warn(leftMs: number | undefined): void {
    messages.warn(leftMs === undefined ? undefined : { leftMs, stay: () => watch?.stay() });
  }
  function end(reason: LogoutReason): void {
    clearLogin(session, reason);
    follow(reason);
  }
  function follow(reason: LogoutReason): void {
    stop();
    void navigate({ kind: 'go', to: '/logout', afterMs: 0 });
    if (reason === 'inactivity') void messages.popup({ kind: 'popup', tone: 'warning', message: inactivityAlert });
  }
  function stop(): void {
    watch?.stop();
    unlisten();
  }
  return stop;
}
