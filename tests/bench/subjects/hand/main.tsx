// The hand-written journey: react-hook-form, zod/mini, TanStack Router and Query, ky, in one bundle.
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { mount } from '../mount.tsx';
import './hand.css';
import { Done } from './done.tsx';
import { NameEmail } from './first.tsx';
import { screens } from './rest.tsx';

const rootRoute = createRootRoute();
const route = (path: string, component: FunctionComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, component });
const routeTree = rootRoute.addChildren([
  route('/', NameEmail),
  ...Object.entries(screens).map(([path, component]) => route(path, component)),
  route('/done', Done),
]);

mount(<RouterProvider router={createRouter({ routeTree })} />);
