import { sql } from 'kysely';
import type { Fetch } from './serve.ts';
import type { Store } from './store/store.ts';

/** Shorter than the limit of most load balancers. */
const maxQueryMs = 3_000;

/**
 * Answers /healthz for a load balancer: 200 while the database answers a query; 503 while it does not, and while the
 * server starts or stops. Every other request waits for `ready`. A probe names any host, so none is refused.
 */
export function createHealth(ready: Promise<Fetch>) {
  let store: Store | undefined;
  let isStopping = false;

  const queryOf = async (open: Store) => {
    await open.transaction((db) => sql`select 1`.execute(db));
    return 'ok';
  };
  const state = async () => {
    if (isStopping) return 'stopping';
    if (!store) return 'starting';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, maxQueryMs, 'no database');
    });
    return Promise.race([queryOf(store).catch(() => 'no database'), late]).finally(() => clearTimeout(timer));
  };

  return {
    started(open: Store) {
      store = open;
    },
    stopping() {
      isStopping = true;
    },
    async fetch(request: Request, env: object): Promise<Response> {
      if (new URL(request.url).pathname !== '/healthz') return (await ready)(request, env);
      const status = await state();
      const headers = { 'cache-control': 'no-store' };
      return Response.json({ status }, { status: status === 'ok' ? 200 : 503, headers });
    },
  };
}
