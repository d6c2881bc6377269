import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A route component whose code is loaded when its route is opened. */
export function lazyComponent(
  name: string,
  load: () => Promise<ComponentType<object> | undefined>,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => ({ default: await loadChunk(name, load) }));
}
