import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { routeStateOf } from '#engine/back.ts';
import type { RouteState } from '#engine/outcome.ts';

declare module '@tanstack/history' {
  interface HistoryState extends RouteState {}
}

/** The route state when the screen opened: the router changes it before the next screen is drawn. */
export function useRouteState(): RouteState {
  const state = useLocation({ select: (location) => location.state });
  const [opened] = useState(() => routeStateOf(state));
  return opened;
}
