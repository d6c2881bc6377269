// The hand-written journey, split: the first load has React, the router, react-hook-form, zod/mini and the first screen. The
// other screens come while nothing else happens, then Query and ky with the last one.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { NameEmail } from '../hand/first.tsx';
import { paths } from '../hand/ui.tsx';
import { mount } from '../mount.tsx';
import '../hand/hand.css';

const fetchRest = () => import('../hand/rest.tsx').then(({ screens }) => screens);
const fetchDone = () => import('../hand/done.tsx');

const rootRoute = createRootRoute();
const getParentRoute = () => rootRoute;
const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute, path: '/', component: NameEmail }),
  ...paths
    .slice(1, -1)
    .map((path) => createRoute({ getParentRoute, path, component: lazyRouteComponent(fetchRest, path) })),
  createRoute({ getParentRoute, path: '/done', component: lazyRouteComponent(fetchDone, 'Done') }),
]);

mount(<RouterProvider router={createRouter({ routeTree })} />);
window.addEventListener('load', () => requestIdleCallback(() => void fetchRest().then(fetchDone)));
