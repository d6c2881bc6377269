import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';

/** What came with a request, as it came. */
export interface Raw {
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly path: Readonly<Record<string, string>>;
}

/** Reads a request as its call sends it; a body that cannot be read is none. */
export async function readRaw(c: Context, call: Call): Promise<Raw> {
  const read = () => (call.sends === 'multipart' ? c.req.parseBody() : c.req.json());
  const body: unknown = call.body && (await read().catch(() => undefined));
  return { body, query: c.req.query(), path: c.req.param() };
}

type Result = { readonly value: unknown; readonly faults: readonly string[] };

const asItIs = (text: unknown) => text;
const fromText: Readonly<Record<string, (text: string) => unknown>> = {
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => ({ true: true, false: false })[text] ?? text,
};

/** A query or a form carries texts only: what the schema wants as a number or a boolean is made one. */
function converted(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success || typeof value !== 'object' || value === null) return value;
  const wanted = parsed.error.issues.flatMap((issue) =>
    issue.code === 'invalid_type' ? [[String(issue.path[0]), issue.expected] as const] : [],
  );
  const expected = new Map(wanted);
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      const convert = typeof text === 'string' ? (fromText[expected.get(name) ?? ''] ?? asItIs) : asItIs;
      return [name, convert(text)];
    }),
  );
}

function parsePart(part: string, schema: z.ZodMiniType | undefined, value: unknown): Result {
  if (!schema) return { value: undefined, faults: [] };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, faults: [] };
  return {
    value: undefined,
    faults: parsed.error.issues.map((issue) => {
      const wrong = issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message;
      return `${[part, ...issue.path].join('.')}: ${wrong}`;
    }),
  };
}

/** What came, parsed by the schemas of a call; `faults` names what does not fit. */
export function parseReceived(call: Call, { body, query, path }: Raw) {
  const inText = call.sends === 'multipart' && call.body;
  const readBody = parsePart('body', call.body, inText ? converted(inText, body) : body);
  const readQuery = parsePart('query', call.query, call.query && converted(call.query, query));
  return {
    received: { body: readBody.value, query: readQuery.value, path },
    faults: [...readBody.faults, ...readQuery.faults],
  };
}
