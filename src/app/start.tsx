import type { AnyRouter } from '@tanstack/react-router';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/base.css';
import './waiting.css';
import { offline } from '#api/send.ts';
import type { Link } from '#screen/services.ts';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { createAppServices } from './app-services.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { Frame } from './frame.tsx';
import { ChunkLoadError, loadOnce } from './load-chunk.ts';
import { pressOnce } from './press-once.ts';

async function start(container: HTMLElement): Promise<void> {
  pressOnce();
  let router: AnyRouter | undefined;
  let root: Root | undefined;
  const services = createAppServices(__SETTINGS__, () => router, openScreen);
  const { language, messages, session } = services;
  const fetchRoutedApp = loadOnce('router', async () => (await import('./routed-app.tsx')).createRoutedApp(services));
  const restored = language.restore();
  if (import.meta.env.DEV) {
    const { inspect } = await import('./inspector/inspector.tsx');
    inspect(services);
  }

  const options = {
    onCaughtError: services.reportError,
    /** A broken first screen: the router draws it again, or the error screen. */
    onUncaughtError(error: unknown) {
      services.reportError(error);
      if (!router) void openScreen();
    },
  };
  /** The mobile entry as the first screen of a visit: without the router, which loads while the borrower types. */
  const entry = (
    <Frame services={services} here={services.navigation.here()}>
      <MobileEntry />
    </Frame>
  );

  function draw(app: ReactNode): void {
    root ??= createRoot(container, options);
    root.render(app);
  }

  /** Starts the router: at the address, or where the borrower goes from the first screen, which shows until then. */
  async function openScreen(link?: Link): Promise<void> {
    const routed = await services.fetchCode(fetchRoutedApp);
    if (router) return link && services.navigation.open(link);
    if (!routed) return messages.showPageMessage(offline.message);
    router = routed.router;
    await Promise.allSettled([routed.load(link), restored]);
    draw(routed.app);
  }

  /** Opens the mobile entry, for a borrower who is not logged in. Where the build has drawn it, its HTML is kept. */
  async function openEntry(): Promise<void> {
    await restored;
    // A transition is drawn in parts, so that a tap never waits for all of it.
    if (container.dataset.entry === language.store.state.language)
      startTransition(() => {
        root = hydrateRoot(container, entry, options);
      });
    else draw(entry);
    services.background(({ onNavigated }) => onNavigated('/'));
    addEventListener('popstate', () => {
      if (!router && location.pathname !== '/') void openScreen();
    });
  }

  const isEntry = location.pathname === '/' && !session.storage.get('token') && !/[?&]token=/.test(location.search);
  if (isEntry) await openEntry();
  else {
    delete document.documentElement.dataset.early;
    await openScreen();
    if (!router) {
      messages.showError(new ChunkLoadError('router', 'error'));
      draw(entry);
    }
  }
  const { fetchClient, fetchRunner } = services;
  const fetchNext = async () => {
    const { router } = await fetchRoutedApp();
    // Its code first: whoever taps meanwhile would wait for the router's own fetching, and could not stop it.
    await (await services.fetchJourney()).load('/enter-otp');
    await router.preloadRoute({ to: '/$screen', params: { screen: 'enter-otp' } });
  };
  fetchAhead(container.dataset.ahead?.split(' ') ?? [], fetchClient, fetchRunner, fetchRoutedApp, fetchNext);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
// In a new task: the modules have run in this one, and a tap waits until a task has ended.
setTimeout(start, 0, container);
