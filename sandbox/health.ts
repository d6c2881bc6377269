import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { operatorPaths } from '#contract/routes.ts';
import { defaultHeaders } from './http/default-headers.ts';
import type { Fetch } from './serve.ts';
import type { Store } from './store/store.ts';

function statusOf(store: Store, maxQueryMs: number): Promise<string> {
  const query = store.transaction((db) => sql`select 1`.execute(db)).then(() => 'ok');
  return Promise.race([query.catch(() => 'no database'), setTimeout(maxQueryMs, 'no database', { ref: false })]);
}

/**
 * Answers /healthz for a load balancer: 200 while the database answers a query; 503 while it does not, and while the
 * server starts or stops. Every other request waits for the start. Any host is accepted, because probes use various ones.
 * `maxQueryMs`: the wait for the query, shorter than the limit of most load balancers.
 */
export function createHealth(maxQueryMs = 3_000) {
  const ready = Promise.withResolvers<Fetch>();
  let state: 'starting' | 'stopping' | Store = 'starting';

  return {
    started(store: Store, fetch: Fetch) {
      state = store;
      ready.resolve(fetch);
    },
    stopping() {
      state = 'stopping';
    },
    async fetch(request: Request, env: object): Promise<Response> {
      if (new URL(request.url).pathname !== operatorPaths.health) return (await ready.promise)(request, env);
      const status = typeof state === 'string' ? state : await statusOf(state, maxQueryMs);
      return Response.json({ status }, { status: status === 'ok' ? 200 : 503, headers: defaultHeaders });
    },
  };
}
