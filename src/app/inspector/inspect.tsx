import { createRoot } from 'react-dom/client';
import type { AppServices } from '../run-outcome.ts';
import { createDecisions } from './decisions.ts';
import { Inspector } from './inspector.tsx';

/** Draws the inspector beside the app, in a root of its own, in development. Returns how to remove it. */
export function inspect(world: AppServices): () => void {
  const decisions = createDecisions();
  world.watch = decisions.decided;
  const host = document.createElement('div');
  // A dialog of the product hides all that is beside it from readers; a live region is left out.
  host.setAttribute('aria-live', 'off');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Inspector world={world} decisions={decisions} host={host} />);
  return () => {
    root.unmount();
    host.remove();
  };
}
