import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/base.css';
import './waiting.css';
import { createApp } from './create-app.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import type { Settings } from './settings.ts';

/** §10: the build put them here, parsed. */
declare const __SETTINGS__: Settings;

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');

const { router, world } = createApp(__SETTINGS__);
if (import.meta.env.DEV) {
  const { inspect } = await import('./inspector/inspect.tsx');
  inspect(world);
}
const root = createRoot(place, { onCaughtError: world.reportBroken });
// What index.html shows stays until the first screen can take its place: its code, and its words in the language that
// was chosen, may still be on the way.
void Promise.allSettled([router.load(), world.language.recall()]).then(() => {
  root.render(<RouterProvider router={router} />);
  fetchAhead(world.fetchJourney);
});
