import { Outlet, useRouterState } from '@tanstack/react-router';
import type { FrameProps } from './frame.tsx';
import { Frame } from './frame.tsx';

/** The frame around the screen that the router draws. */
export function Root({ services }: Pick<FrameProps, 'services'>) {
  const here = useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
  return (
    <Frame services={services} here={here}>
      <Outlet />
    </Frame>
  );
}
