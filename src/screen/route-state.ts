import { useState } from 'react';
import { routeStateOf } from '#engine/back.ts';
import type { RouteState } from '#engine/outcome.ts';
import { useServices } from './services.ts';

declare module '@tanstack/history' {
  interface HistoryState extends RouteState {}
}

/** The route state when the screen opened: the router changes it before the next screen is drawn. */
export function useRouteState(): RouteState {
  const { navigation } = useServices();
  const [opened] = useState(() => routeStateOf(navigation.here().state));
  return opened;
}
