import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { InJourney } from '#app/in-journey.tsx';
import { parseQuery, queryString } from '#app/query.ts';
import { Root } from '#app/root.tsx';
import { createRunner } from '#app/run-outcome.ts';
import { parseSettings } from '#app/settings.ts';
import { createWorld } from '#app/world.ts';
import { routes } from '#contract/routes.ts';
import { exampleFacts } from '#engine/check-answers.ts';
import type { Step } from '#engine/step.ts';
import { stepByRoute } from '#schemas/index.ts';
import { browserStorage } from '#session/storage-keys.ts';
import { StepScreen } from '#steps/step-screen.tsx';

const settings = parseSettings({});

/** The app around one step: all of it is the app's own but the address bar and the pages of others. */
function createStage(step: Step) {
  const real = createWorld(settings, () => router);
  const world = { ...real, leave: (url: string) => real.messages.note(`In the app, ${url} opens here.`) };
  const runner = createRunner(world);
  browserStorage.set('token', 'a-token');
  world.session.clear();
  world.session.remember({ ...exampleFacts, loggedIn: true });

  const root = createRootRoute({ component: () => <Root settings={settings} world={world} runner={runner} /> });
  const journey = createRoute({ getParentRoute: () => root, id: 'journey', component: InJourney });
  const places = [...new Set([step.route, ...routes])].map((path) => {
    const drawn = path === step.route ? step : stepByRoute(path);
    const component = () => (drawn ? <StepScreen step={drawn} /> : <h1>{path}</h1>);
    return createRoute({ getParentRoute: () => journey, path, component });
  });
  const router = createRouter({
    routeTree: root.addChildren([journey.addChildren(places)]),
    history: createMemoryHistory({ initialEntries: [step.route] }),
    parseSearch: parseQuery,
    stringifySearch: queryString,
  });
  return router;
}

/** One step, as the app shows it to a borrower who is logged in and has answered nothing yet. */
export function Stage({ step }: { step: Step }) {
  const [router] = useState(() => createStage(step));
  return <RouterProvider router={router} />;
}
