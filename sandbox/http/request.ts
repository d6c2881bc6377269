import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';

// zod/mini has no messages unless it is given a language.
z.config(z.locales.en());

/** What is wrong with a part of a request: the path, and what was expected. */
export const problemsOf = (part: string, error: z.core.$ZodError | undefined): readonly string[] =>
  error?.issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`) ?? [];

/** The message of an answer with 400. */
export const misfitMessage = (problems: readonly string[]) => `This request does not fit: ${problems.join('; ')}.`;

type NamedCall = readonly [name: CallName, call: Call];
/** The calls of one method and path. */
export type Endpoint = readonly [NamedCall, ...NamedCall[]];

/** Two calls can share a method and a path, as the partial updates do. */
export const endpoints: readonly Endpoint[] = [
  // Object.entries loses the type of the keys.
  ...Map.groupBy(Object.entries(calls) as NamedCall[], ([, { method, path }]) => `${method} ${path}`).values(),
].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));

const numberOrFlag = /^(true|false|0|[1-9]\d*)$/;

/** Converts the texts of a query or a form to the numbers and booleans that the schema expects. */
function converted(schema: z.ZodMiniType, value: unknown): unknown {
  const wrong = schema.safeParse(value).error?.issues.map(({ path }) => path[0]);
  const fields = Object.entries(Object(value)).map(([name, text]) => {
    const isConverted = wrong?.includes(name) && numberOrFlag.test(String(text));
    return [name, isConverted ? JSON.parse(String(text)) : text];
  });
  return Object.fromEntries(fields);
}

function parsePart(part: string, schema: z.ZodMiniType | undefined, value: unknown, isText: boolean) {
  if (!schema) return { value: undefined, problems: [] };
  const { data, error } = schema.safeParse(isText ? converted(schema, value) : value);
  return { value: data, problems: problemsOf(part, error) };
}

async function parseAs([name, call]: NamedCall, c: Context) {
  const isForm = call.sends === 'multipart';
  const read = () => (isForm ? c.req.parseBody() : c.req.json());
  const body = parsePart('body', call.body, await read().catch(() => undefined), isForm);
  const query = parsePart('query', call.query, c.req.query(), true);
  const received = { body: body.value, query: query.value, path: c.req.param() };
  return { name, call, received, problems: [...body.problems, ...query.problems] };
}

export type ParsedRequest = Awaited<ReturnType<typeof parseAs>>;

/** Parses a request as the call that fits best. */
export async function parseRequest(c: Context, endpoint: Endpoint): Promise<ParsedRequest> {
  const parsed = await Promise.all(endpoint.map((call) => parseAs(call, c)));
  return parsed.reduce((best, other) => (other.problems.length < best.problems.length ? other : best));
}

export const isJson = (c: Context) => (c.req.header('content-type') ?? '').includes('json');

/** A JSON body, or a form without the fields that were left empty; undefined if it cannot be read. */
export async function bodyOf(c: Context): Promise<unknown> {
  if (isJson(c)) return c.req.json().catch(() => undefined);
  const form = await c.req.parseBody().catch(() => undefined);
  return form && Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}
