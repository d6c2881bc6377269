import { RouterProvider } from '@tanstack/react-router';
import type { Link } from '#screen/services.ts';
import { storeInHistory } from '#screen/store-in-history.ts';
import type { AppServices } from './app-services.ts';
import { whenIdle } from './fetch-ahead.ts';
import { inactivityAlert } from './messages.ts';
import { openLink } from './open-link.ts';
import { queryString } from './query.ts';
import { createAppRouter } from './router.tsx';

/** Corrects /HOME and /home/ to /home. The router would not: it treats /home/ and /home as one address. */
function correctAddress(): void {
  const url = new URL(location.href);
  url.pathname = url.pathname.toLowerCase().replace(/\/+$/, '');
  if (url.href !== location.href) globalThis.history.replaceState(globalThis.history.state, '', url);
}

/** Creates the router, and the app that it draws. The first screen, which may be shown by then, does not change. */
export function createRoutedApp(services: AppServices) {
  const { session, messages, background } = services;
  correctAddress();
  // The router replaces the state of this entry by its key. The first screen stores there what is typed.
  const stored: unknown = globalThis.history.state;
  const router = createAppRouter(services);
  const { history } = router;
  storeInHistory(Object(stored));
  openLink(history, session);

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const steps = toLocation.state.__TSR_index - (fromLocation?.state.__TSR_index ?? 0);
    document.documentElement.dataset.direction = steps < 0 || toLocation.state.isBack ? 'back' : 'forward';
    const { popup } = messages.store.state;
    // Its next action would lead nowhere from another screen, such as from /home after /dashboard.
    const hasNextAction = popup?.then && popup.forMs === undefined;
    if (steps < 0 || hasNextAction) messages.closePopup(false);
  });
  router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged) return;
    // Together with the layout of the next frame.
    requestAnimationFrame(() => scrollTo(0, 0));
    // A message from while the first screen loaded, such as about a missing language, is still unread.
    if (!fromLocation) messages.keepForNextScreen();
    messages.onNavigated();
    // Reporting, and reading the device after a login, would delay the drawing of the screen.
    void whenIdle().then(() => background(({ onNavigated }) => onNavigated(toLocation.pathname)));
  });
  // §18: after Back from another page, the browser may restore this one with buttons that stay busy.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // After inactivity the session has just ended, and the borrower reads why.
    if (!persisted || messages.store.state.popup === inactivityAlert) return;
    // A reload would lose a session that is in memory only, or end in the browser's offline page.
    if (session.storage.isTemporary() || !navigator.onLine) void router.invalidate();
    else location.reload();
  };
  return {
    router,
    app: <RouterProvider router={router} />,
    /** Loads the screen of the address, or of `link` where the borrower leaves the first screen. */
    async load(link?: Link): Promise<void> {
      if (link) {
        messages.onNavigated();
        history.push(`${link.to}${queryString(link.search ?? {})}`, link.routeState);
      }
      addEventListener('pageshow', onPageShow);
      // Once the app is drawn, it follows the history itself; before that, Back would change only the address.
      const stopFollowing = history.subscribe(router.load);
      await router.load().finally(stopFollowing);
    },
  };
}
