import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { handoverOf } from '#engine/handover.ts';
import type { Handover } from '#engine/outcome.ts';

declare module '@tanstack/history' {
  // What one screen tells the next travels in the state of the history entry; see `Handover`.
  interface HistoryState extends Handover {}
}

/**
 * What the screen before handed over: the page to go back to, the mobile number to verify.
 * As it was on arrival: while the next screen's code is fetched, the router already tells of that one.
 */
export function useHandover(): Handover {
  const state = useLocation({ select: (location) => location.state });
  const [arrival] = useState(() => handoverOf(state));
  return arrival;
}
