import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyComponent } from '#app/router.tsx';
import { parseSettings } from '#app/settings.ts';
import { exampleFacts } from '#authoring/check-answers.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { Outcome, RouteState } from '#engine/outcome.ts';
import type { Step } from '#engine/step.ts';
import { stepByRoute } from '#schemas/index.ts';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { PageNotFound } from '#screens/support/page-not-found/page-not-found.tsx';
import { type StorageKey, storageKeys } from '#session/storage-keys.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import { createAppStage } from '#tests/screens/app-stage.tsx';

/** A borrower who opens a screen: the address, the stored data, and what is shown over the screen. */
export interface Arrival {
  /** The address, with its query where it has one. */
  readonly at: string;
  readonly routeState?: RouteState;
  /** The facts of the session; with `loggedIn: false`, the borrower is logged out. */
  readonly facts?: SessionPatch;
  readonly stored?: Partial<Record<StorageKey, string>>;
  /** Runs over the screen, such as a popup. */
  readonly outcome?: Outcome;
  /** The dialog before an inactive borrower is logged out. */
  readonly warns?: true;
  /** The wording variant of the settings. */
  readonly variant?: string;
  /** The browser opens no new tab. */
  readonly blocksTabs?: true;
}

const settings = {
  ...parseSettings({ VITE_REDIRECT_HOSTS: 'documents.example,locker.example,pay.example,statements.example' }),
  // An empty script: a story that shows a checkout defines it itself.
  checkoutScriptUrl: 'data:text/javascript,',
};

/** Prepares the storage and the session of the borrower who arrives. */
function prepare({ session }: ReturnType<typeof createAppStage>['services'], { facts, stored }: Arrival): void {
  for (const key of storageKeys) session.storage.remove(key);
  if (facts?.loggedIn !== false) session.storage.set('token', 'a-token');
  for (const [key, value] of Object.entries(stored ?? {})) session.storage.set(key as StorageKey, value);
  session.clear();
  session.patch({ ...exampleFacts, loggedIn: true, customerID: '70012', ...facts });
}

/** The whole app, on one screen. Only the address bar, the pages of partners and the reports are replaced. */
function createStage(arrival: Arrival, ownStep: Step | undefined) {
  const { at, routeState } = arrival;
  const { router, services } = createAppStage({
    settings: { ...settings, wordingVariant: arrival.variant ?? '' },
    at,
    routeState,
    addedRoutes: ownStep ? [ownStep.route] : [],
    notFound: PageNotFound,
    replace: ({ messages }) => ({
      redirect: (url) => messages.showPageMessage(`In the app, ${url} opens here.`),
      openTab: () => !arrival.blocksTabs,
      report: () => undefined,
      log: () => undefined,
    }),
    draw(path, journey) {
      if (path === '/') return { component: MobileEntry };
      const step = path === ownStep?.route ? ownStep : stepByRoute(path);
      if (step) return { component: () => <StepScreen key={path} step={step} /> };
      return { component: lazyComponent(path, () => journey.load(path)), loader: () => journey.startReads(path) };
    },
  });
  prepare(services, arrival);
  void services.language.restore();
  if (arrival.outcome) void services.runner(arrival.outcome, { isMounted: () => true });
  if (arrival.warns) services.messages.warn({ leftMs: 60_000, stay: () => services.messages.warn(undefined) });
  return { router, session: services.session };
}

/** One screen, as the app shows it to a borrower who arrives there; one step, to one who has answered nothing yet. */
export function Stage({ step, ...arrival }: Arrival & { readonly step: Step | undefined }) {
  const [{ router, session }] = useState(() => createStage(arrival, step));
  // Clears the session, so that the next story shows nothing that was read in this one.
  useEffect(() => session.clear, [session]);
  return <RouterProvider router={router} />;
}
