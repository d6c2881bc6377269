import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InJourney } from '#app/in-journey.tsx';
import { inspect } from '#app/inspector/inspect.tsx';
import { createJourney } from '#app/journey.ts';
import { Root } from '#app/root.tsx';
import { createRunner } from '#app/run-outcome.ts';
import { parseSettings } from '#app/settings.ts';
import { createAppServices } from '#app/world.ts';
import type { Route } from '#contract/routes.ts';
import { allRoutes, stepByRoute } from '#schemas/index.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import type { FakeServer } from '#tests/screens/fake-server.ts';

const settings = parseSettings({});

interface Beside {
  readonly server: FakeServer;
  /** What stands under /sandbox; nothing unless said. */
  readonly sandbox?: (path: string, body: unknown) => Response | Promise<Response>;
}

/** The app on one screen with the inspector beside it: all real but the server, the sandbox and pages of others. */
export async function stageInspector(
  at: Route,
  { server, sandbox = () => new Response(null, { status: 502 }) }: Beside,
) {
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const request = new Request(...asked);
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/')) return server.fetch(request);
    if (!pathname.startsWith('/sandbox')) return Response.json({});
    return sandbox(pathname + search, JSON.parse((await request.text()) || 'null'));
  });
  localStorage.setItem('token', 'a-token');
  const left: string[] = [];
  const world = { ...createAppServices(settings, () => router), redirect: (url: string) => void left.push(url) };
  world.session.patch({ loggedIn: true, leadID: 7 });
  const runner = createRunner(world);
  const root = createRootRoute({ component: () => <Root settings={settings} world={world} runner={runner} /> });
  const journey = createRoute({
    getParentRoute: () => root,
    id: 'journey',
    component: () => <InJourney journey={createJourney(world)} />,
  });
  const places = allRoutes.map((path) => {
    const step = stepByRoute(path);
    const component = () => (step ? <StepScreen key={path} step={step} /> : <h1>{path}</h1>);
    return createRoute({ getParentRoute: () => journey, path, component });
  });
  const router = createRouter({
    routeTree: root.addChildren([journey.addChildren(places)]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const remove = inspect(world);
  onTestFinished(() => {
    remove();
    vi.unstubAllGlobals();
  });
  await render(<RouterProvider router={router} />);
  return {
    left,
    session: world.session,
  };
}

export const panel = page.getByRole('complementary', { name: 'Inspector' });

export const shortcut = () => userEvent.keyboard('{Alt>}{Shift>}[KeyI]{/Shift}{/Alt}');
