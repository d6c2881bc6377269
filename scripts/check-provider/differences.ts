import * as z from 'zod';
import { nearest } from '#authoring/check-nearest.ts';
import type { Call, Schema } from '#contract/call.ts';
import { fieldsOf } from '#sandbox/api/fields.ts';
import { jsonSchemaOf } from '#sandbox/api/openapi.ts';

/** An answer as it came. */
export interface Received {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** An answer as the app reads it; without `body`, it was no JSON object. */
export interface Read {
  readonly statusCode: number;
  readonly body?: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code that counts is that of the body; where it is absent or null, the HTTP status. */
export function readAnswer({ status, text }: Received): Read {
  const body = parsed(text);
  return isObject(body) ? { statusCode: Number(body.statusCode ?? status), body } : { statusCode: status };
}

const kindOf = (value: unknown) =>
  value === undefined ? 'missing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** `data[0].BANK` as its field is named: `data[].BANK`. */
const nameOf = (path: readonly PropertyKey[]) => z.core.toDotPath(path).replaceAll(/\[\d+\]/g, '[]');

/** The places of an issue. That of a choice is in the option that fits furthest. */
function placesOf(issue: z.core.$ZodIssue, base: readonly PropertyKey[] = []): readonly (readonly PropertyKey[])[] {
  const place = [...base, ...issue.path];
  const options = issue.code === 'invalid_union' ? issue.errors : [];
  const inside = options.map((issues) => issues.flatMap((one) => placesOf(one, place)));
  const furthest = inside.find((places) => places.every(({ length }) => length > place.length) && places.length > 0);
  return furthest ?? [place];
}

/** The names of fields in an answer, lists included. */
function namesIn(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => namesIn(item, `${path}[]`)))];
  if (!isObject(value)) return [];
  const inner = path && `${path}.`;
  return Object.entries(value).flatMap(([key, field]) => [inner + key, ...namesIn(field, inner + key)]);
}

/** What differs from a schema: a wrong or missing field, and a name that is almost one of the contract's. */
function schemaDifferences(schema: Schema, example: unknown, value: unknown, base = ''): readonly string[] {
  const json = jsonSchemaOf(schema);
  const fields = fieldsOf(json);
  // Both describe JSON schema of the same draft.
  const { error } = z.fromJSONSchema(json as z.core.JSONSchema.JSONSchema).safeParse(value);
  const places = (error?.issues ?? []).flatMap((issue) => placesOf(issue));
  const wrong = places.map((place) => {
    const type = fields.find(({ name }) => name === nameOf(place))?.type ?? json.type ?? 'another value';
    const sample = at(example, place);
    const such = sample === undefined || isObject(sample) ? '' : `, such as ${JSON.stringify(sample)}`;
    return `${base}${nameOf(place) || 'the body'} is ${kindOf(at(value, place))}. Expected: ${type}${such}.`;
  });
  const names = namesIn(value);
  const absent = fields.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
  const known = new Set(fields.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  // What is inside a field with a wrong name is not named again.
  const outermost = unknown.filter((name) => !unknown.some((other) => name !== other && name.startsWith(other)));
  const misspelled = outermost.flatMap((name) => {
    const meant = nearest(name, absent);
    return meant ? [`${base}${name} is unknown. Expected: ${base}${meant}.`] : [];
  });
  return [...new Set([...wrong, ...misspelled])];
}

/** What an answer differs in from its call of the contract: what is wrong, and what is expected. */
export function differencesOf(call: Call, received: Received): readonly string[] {
  const { statusCode, body } = readAnswer(received);
  const came = `The answer is ${received.type || 'of no type'} with HTTP status ${received.status}.`;
  if (!body) return [`${came} Expected: a JSON object with statusCode, message and data.`];
  if (Number.isNaN(statusCode)) return [`statusCode is ${kindOf(body.statusCode)}. Expected: a number, such as 200.`];
  if (statusCode === 200) return schemaDifferences(call.answer, call.example.answer, body);
  const hasMessage = [body.message].flat().some((text) => typeof text === 'string' && text !== '');
  const silent = hasMessage
    ? []
    : [`It is refused with ${statusCode} and no message. Expected: text for the borrower.`];
  if (!call.refusal || (body.data ?? undefined) === undefined) return silent;
  return [...silent, ...schemaDifferences(call.refusal, call.example.refusal, body.data, 'data.')];
}
