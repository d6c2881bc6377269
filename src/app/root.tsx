import { Outlet, useRouterState } from '@tanstack/react-router';
import { Frame, type FrameProps } from './frame.tsx';
import { Translated } from './translated.tsx';

/** The frame around the screen that the router draws. */
export function Root({ services }: Pick<FrameProps, 'services'>) {
  const here = useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
  return (
    <Translated language={services.language}>
      <Frame services={services} here={here}>
        <Outlet />
      </Frame>
    </Translated>
  );
}
