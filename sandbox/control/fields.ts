import type { Context } from 'hono';

export const isJson = (c: Context) => (c.req.header('content-type') ?? '').includes('json');

/** The fields of a form or of a JSON body; a field left empty is not given. */
export async function fieldsOf(c: Context): Promise<unknown> {
  if (isJson(c)) return c.req.json().catch(() => undefined);
  const fields = Object.entries(await c.req.parseBody());
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}
