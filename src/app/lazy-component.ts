import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component whose code is fetched when its route is opened; `name` says in an error which code it is. */
export function lazyComponent(
  name: string,
  load: () => Promise<ComponentType<object> | undefined>,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => ({ default: await loadChunk(name, load) }));
}
