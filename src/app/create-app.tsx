import { createAppServices } from './app-services.ts';
import { openLink } from './open-link.ts';
import { Root } from './root.tsx';
import { createAppRouter } from './router.tsx';
import type { Settings } from './settings.ts';
import { Speech } from './speech.tsx';

/** Connects the services and the router. */
export function createApp(settings: Settings) {
  const services = createAppServices(settings, () => router);
  const { session, messages, slowCalls, background } = services;
  const router = createAppRouter(
    () => (
      <Speech language={services.language}>
        <Root services={services} />
      </Speech>
    ),
    session.storage,
    services.fetchJourney,
  );
  openLink(router.history, session);

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const steps = toLocation.state.__TSR_index - (fromLocation?.state.__TSR_index ?? 0);
    document.documentElement.dataset.direction = steps < 0 ? 'back' : 'forward';
  });
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return;
    scrollTo(0, 0);
    messages.onNavigated();
    slowCalls.onNavigated();
    background(({ onNavigated }) => onNavigated(toLocation.pathname));
  });
  // Back from another page, the browser may restore this one with its buttons busy for good.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { href, state } = router.history.location;
    // A reload would lose a session that is in memory only; a new arrival at the same address is enough.
    if (session.storage.isTemporary()) router.history.replace(href, state);
    else location.reload();
  });
  return { router, services };
}
