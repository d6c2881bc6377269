import { Outlet, useRouterState } from '@tanstack/react-router';
import type { EntryProps } from './entry.tsx';
import { Frame } from './frame.tsx';
import { Translated } from './translated.tsx';

/** The frame around the screen that the router draws. */
export function Root({ services, language }: EntryProps) {
  const here = useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
  return (
    <Translated language={language}>
      <Frame services={services} here={here}>
        <Outlet />
      </Frame>
    </Translated>
  );
}
