import { RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/base.css';
import './waiting.css';
import { createApp } from './create-app.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import type { Settings } from './settings.ts';

/** §10: parsed by the build. */
declare const __SETTINGS__: Settings;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

const { router, services } = createApp(__SETTINGS__);
if (import.meta.env.DEV) {
  const { inspect } = await import('./inspector/inspector.tsx');
  inspect(services);
}

function draw(root: HTMLElement): void {
  const app = <RouterProvider router={router} />;
  const options = { onCaughtError: services.reportError };
  const isDrawn = router.state.location.pathname === '/' && root.dataset.entry === services.language.get().language;
  if (isDrawn) {
    // The router draws the same elements as in the build.
    router.ssr = { manifest: undefined };
    hydrateRoot(root, app, options);
  } else {
    delete document.documentElement.dataset.early;
    createRoot(root, options).render(app);
  }
}

// The content of index.html stays until the first screen can replace it: its code, and its texts in the chosen language,
// may still be loading. The mobile entry that the build has drawn there is not replaced.
void Promise.allSettled([router.load(), services.language.recall()]).then(() => {
  draw(container);
  fetchAhead(services.fetchJourney);
});
