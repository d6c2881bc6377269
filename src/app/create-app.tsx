import { createLazyRunner } from './lazy-runner.ts';
import { openLink } from './open-link.ts';
import { Root } from './root.tsx';
import { createAppRouter } from './router.tsx';
import type { Settings } from './settings.ts';
import { Translated } from './translated.tsx';
import { createAppServices } from './world.ts';

/** The whole app, wired: the world, the runner over it, and the router that draws it. */
export function createApp(settings: Settings) {
  const world = createAppServices(settings, () => router);
  const runner = createLazyRunner(world);
  const router = createAppRouter(
    () => (
      <Translated language={world.language}>
        <Root settings={settings} world={world} runner={runner} />
      </Translated>
    ),
    world.session.storage,
    world.fetchJourney,
  );
  openLink(router.history, world.session);

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const steps = toLocation.state.__TSR_index - (fromLocation?.state.__TSR_index ?? 0);
    document.documentElement.dataset.direction = steps < 0 ? 'back' : 'forward';
  });
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return;
    scrollTo(0, 0);
    world.messages.arrive();
    world.slowCalls.arrive();
    world.background((behind) => behind.arrived(toLocation.pathname));
  });
  // Back from another page, the browser may show this one as it was left: busy for good.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { href, state } = router.history.location;
    // A reload would lose a session that is in memory only; to arrive here again frees the page as well.
    if (world.session.storage.isTemporary()) router.history.replace(href, state);
    else location.reload();
  });
  return { router, world };
}
