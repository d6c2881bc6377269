import * as z from 'zod';
import { nearest } from '#authoring/check-nearest.ts';
import type { Call } from '#contract/call.ts';
import { isRecord, parseJson } from '#contract/parse-json.ts';
import { optionsOf, typesOf } from '#sandbox/api/fields.ts';
import { type JsonSchema, jsonSchemaOf } from '#sandbox/api/openapi.ts';

export interface Received {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The address that answered, where the provider redirected the call. */
  readonly redirectedTo?: string;
}

/**
 * An answer as the app reads it; `body` is undefined if it was no JSON object. The code is `statusCode` of the body, or the
 * HTTP status if that is absent or null.
 */
export function readAnswer({ status, text }: Received) {
  const body = parseJson(text);
  return { statusCode: Number(Object(body).statusCode ?? status), body: isRecord(body) ? body : undefined };
}

const kindOf = (value: unknown) =>
  value ? (Array.isArray(value) ? 'array' : typeof value) : (JSON.stringify(value) ?? 'missing');

/** A schema, and all the schemas in its `anyOf` and `allOf`. */
export const optionsIn = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...optionsOf(schema).flatMap(optionsIn),
];

/** What differs from a schema: a wrong or missing field, and a name that is almost one of the contract's. */
function schemaDifferences(schema: JsonSchema, value: unknown, example: unknown, name: string): readonly string[] {
  const options = optionsIn(schema);
  const items = options.find((option) => option.items)?.items;
  if (Array.isArray(value) && items)
    return value.flatMap((item) => schemaDifferences(Object(items), item, Object(example)[0], `${name}[]`));
  if (isRecord(value) && options.some(({ properties }) => properties)) {
    const properties: Readonly<Record<string, JsonSchema>> = Object.assign({}, ...options.map((one) => one.properties));
    const required = options.flatMap((option) => option.required ?? []);
    const absent = Object.keys(properties).filter((key) => !(key in value));
    const path = name && `${name}.`;
    return Object.keys({ ...properties, ...value }).flatMap((key) => {
      const field = properties[key];
      const meant = field ? undefined : nearest(key, absent);
      if (meant) return [`${path}${key} is unknown. Expected: ${path}${meant}.`];
      if (!field || (absent.includes(key) && !required.includes(key))) return [];
      return schemaDifferences(field, value[key], Object(example)[key], path + key);
    });
  }
  // Both types describe JSON Schema of the same draft.
  if (z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(value).success) return [];
  const suchAs = example === undefined || typeof example === 'object' ? '' : `, such as ${JSON.stringify(example)}`;
  const types = [...new Set(typesOf(schema))].join(' or ') || 'another value';
  return [`${name} is ${kindOf(value)}. Expected: ${types}${suchAs}.`];
}

/** The differences between an answer and the contract of its call: what is wrong, and what is expected. */
export function differencesOf(call: Call, received: Received): readonly string[] {
  const { statusCode, body } = readAnswer(received);
  const from = received.redirectedTo ? ` of ${received.redirectedTo}, after a redirect,` : '';
  const summary = `The answer${from} is ${received.type || 'of no type'} with HTTP status ${received.status}.`;
  if (!body) return [`${summary} Expected: a JSON object with statusCode, message and data.`];
  if (Number.isNaN(statusCode)) return [`statusCode is ${kindOf(body.statusCode)}. Expected: a number, such as 200.`];
  // Every answer has a statusCode: it must not be taken for a mistyped `status`.
  const { statusCode: _read, ...fields } = body;
  if (statusCode === 200) return schemaDifferences(jsonSchemaOf(call.answer), fields, call.example.answer, '');
  const hasMessage = [body.message].flat().some((text) => typeof text === 'string' && text !== '');
  const missingMessage = hasMessage
    ? []
    : [`It is refused with ${statusCode} and no message. Expected: text for the borrower.`];
  if (!call.refusal || (body.data ?? undefined) === undefined) return missingMessage;
  return [...missingMessage, ...schemaDifferences(jsonSchemaOf(call.refusal), body.data, call.example.refusal, 'data')];
}
