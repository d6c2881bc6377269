import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
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
const root = createRoot(container, { onCaughtError: services.reportError });
// The content of index.html stays until the first screen can replace it: its code, and its texts in the chosen language,
// may still be loading.
void Promise.allSettled([router.load(), services.language.recall()]).then(() => {
  root.render(<RouterProvider router={router} />);
  fetchAhead(services.fetchJourney);
});
