import type { AnyRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { AppServices } from '../run-outcome.ts';
import { Inspector } from './inspector.tsx';
import { keepApart } from './keep-apart.ts';
import { createOpening } from './opening.ts';
import { createRecord, overheard } from './record.ts';

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyI';

/**
 * Looks on from outside, in development: hears what is sent and what is decided, and draws itself beside the app, in a
 * root of its own. Gives how to leave off.
 */
export function inspect(world: AppServices, router: AnyRouter): () => void {
  const record = createRecord();
  const opening = createOpening();
  const { send } = world;
  world.send = overheard(send, record);
  world.watch = record.decided;
  const unsubscribe = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) record.arrived(toLocation.pathname + toLocation.searchStr);
  });

  const host = document.createElement('div');
  // A dialog of the product hides all that stands beside it from readers; what speaks for itself is left out.
  host.setAttribute('aria-live', 'off');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Inspector world={world} router={router} record={record} opening={opening} />);

  const press = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    opening.toggle();
  };
  addEventListener('keydown', press, { capture: true });
  const rejoin = keepApart(host, opening.close);
  return () => {
    removeEventListener('keydown', press, { capture: true });
    rejoin();
    unsubscribe();
    root.unmount();
    host.remove();
    world.send = send;
  };
}
