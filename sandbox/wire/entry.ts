import type { Context, Next } from 'hono';
import type { Env } from './connection.ts';
import { isStorable, isStorableThroughout } from './storable-text.ts';

/** Query parameters that come from a link which anybody can write: they are cleaned where they are used, and reject nothing. */
const cleanedParameters = ['utm_source'];

const formType = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

function pathOf(c: Context): string | undefined {
  try {
    return decodeURIComponent(c.req.path);
  } catch {
    return undefined;
  }
}

/** The body as JSON; undefined where it is none, which the schema of the call then rejects. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function bodyProblem(c: Context): Promise<string | undefined> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined;
  try {
    // Whole before it is parsed: a form is decoded from its bytes, and JSON from its text.
    await c.req.arrayBuffer();
    const form = formType.test(c.req.header('content-type') ?? '') ? await c.req.parseBody() : {};
    // A call of the contract reads JSON whatever type its body claims.
    const isFit = isStorableThroughout(form) && isStorableThroughout(parsedJson(await c.req.text()));
    return isFit ? undefined : 'The body has a character that cannot be stored.';
  } catch {
    return 'The body cannot be read.';
  }
}

async function problemOf(c: Context): Promise<string | undefined> {
  const path = pathOf(c);
  if (path === undefined) return 'This address is not well encoded.';
  if (!isStorable(path)) return 'The address has a character that cannot be stored.';
  const query = Object.entries(c.req.queries()).filter(([name]) => !cleanedParameters.includes(name));
  if (!isStorableThroughout(query)) return 'The query has a character that cannot be stored.';
  return bodyProblem(c);
}

/** Rejects with 400 what no call and no page could store, before any of them reads it. */
export async function rejectUnstorable(c: Context<Env>, next: Next): Promise<Response | undefined> {
  const message = await problemOf(c);
  if (message !== undefined) return c.json({ statusCode: 400, message }, 400);
  await next();
  return undefined;
}
