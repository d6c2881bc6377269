import { useState } from 'react';
import type { Route } from '#contract/routes.ts';
import { routeStateOf } from '#engine/back.ts';
import type { RouteState } from '#engine/outcome.ts';
import { useServices } from './services.ts';

declare module '@tanstack/history' {
  interface HistoryState extends RouteState {}
}

/**
 * The route state when the screen opened: the router changes it before the next screen is drawn. `route`: of a frame that
 * stays for the next screen.
 */
export function useRouteState(route?: Route): RouteState {
  const { navigation } = useServices();
  const read = () => ({ route, state: routeStateOf(navigation.here().state) });
  const [opened, setOpened] = useState(read);
  if (opened.route === route) return opened.state;
  const now = read();
  setOpened(now);
  return now.state;
}
