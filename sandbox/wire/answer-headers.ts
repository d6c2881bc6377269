import type { Context, Next } from 'hono';

/** Each JSON response: nobody stores it, and no browser takes it for anything else. */
export async function protectJson(c: Context, next: Next): Promise<void> {
  await next();
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return;
  c.res.headers.set('cache-control', 'no-store');
  c.res.headers.set('x-content-type-options', 'nosniff');
}
