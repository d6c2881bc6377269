import * as z from 'zod/mini';
import type { Call, Schema } from '#contract/call.ts';
import { type Endpoint, endpoints } from '../http/request.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON schema of what is sent, before the contract parses it. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // The app can do without a field with a fallback: it may be absent or null.
    override({ zodSchema: { _zod }, jsonSchema }) {
      if (_zod.def.type === 'catch' && jsonSchema.type === 'object')
        Object.assign(jsonSchema, { type: ['object', 'null'] });
      if (_zod.def.type !== 'object' || !jsonSchema.required) return;
      const { shape } = _zod.def;
      jsonSchema.required = jsonSchema.required.filter((name) => shape[name]?._zod.def.type !== 'catch');
    },
  });
  return rest;
}

type Named = Endpoint[number];
type Examples = Readonly<Record<string, { readonly value: unknown }>>;

/** What is sent or answered: its schema, and an example of each call. */
export interface Content {
  readonly schema: JsonSchema;
  readonly examples?: Examples;
  readonly encoding?: object;
}

const message: JsonSchema = {
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }],
  description: 'Text for the borrower.',
};
const success: JsonSchema = {
  type: 'object',
  properties: { statusCode: { enum: [200, '200', null], description: 'Absent or null: the HTTP status.' }, message },
};
const refusal: JsonSchema = {
  type: 'object',
  properties: { statusCode: { type: ['integer', 'string', 'null'] }, message, data: {} },
};

const anyOf = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: [...schemas] };

const partsOf = (named: readonly Named[], part: 'query' | 'body' | 'refusal') =>
  named.flatMap(([, call]) => (call[part] ? [jsonSchemaOf(call[part])] : []));

const examplesOf = (named: readonly Named[], example: (call: Call) => unknown): Examples =>
  Object.fromEntries(
    named.flatMap(([name, call]) => (example(call) === undefined ? [] : [[name, { value: example(call) }]])),
  );

function parametersOf({ path, query, example }: Call) {
  const text: JsonSchema = { type: 'string' };
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => {
    return { name, in: 'path', required: true, schema: text };
  });
  const { properties = {}, required = [] } = query ? jsonSchemaOf(query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name);
    return { name, in: 'query', required: isRequired, schema: Object(schema), example: Object(example.query)[name] };
  });
  return [...inPath, ...inQuery];
}

/** A file has no JSON schema: in the contract it is any value. */
function formSchema({ properties = {}, ...schema }: JsonSchema): JsonSchema {
  const isFile = (field: unknown) => Object.keys(Object(field)).length === 0;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    isFile(field) ? { type: 'string', format: 'binary' } : field,
  ]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** The body by its media type; nothing of a call without one. */
function requestBodyOf(named: readonly Named[], { sends }: Call): Readonly<Record<string, Content>> {
  const schemas = partsOf(named, 'body');
  if (schemas.length === 0) return {};
  const schema = anyOf(schemas);
  if (sends !== 'multipart')
    return { 'application/json': { schema, examples: examplesOf(named, ({ example }) => example.body) } };
  return { 'multipart/form-data': { schema: formSchema(schema), encoding: { image: { contentType: 'image/jpeg' } } } };
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const json = (description: string, content: Content) => ({ description, content: { 'application/json': content } });

/** What the calls have in common is that of the first. */
function operationOf(named: Endpoint, docstrings: Readonly<Record<string, string>>) {
  const [[, first]] = named;
  const data = partsOf(named, 'refusal');
  const refused =
    data.length === 0 ? ref('Refusal') : { allOf: [ref('Refusal'), { properties: { data: anyOf(data) } }] };
  const body = requestBodyOf(named, first);
  const refusalExample = ({ example }: Call) =>
    example.refusal && { statusCode: 400, message: 'Text for the borrower.', data: example.refusal };
  const answerExample = ({ example }: Call) => ({ statusCode: 200, message: 'Success', ...Object(example.answer) });
  return {
    operationId: named.map(([name]) => name).join('_or_'),
    tags: [first.path.split('/')[0] ?? first.path],
    description: named.map(([name]) => docstrings[name] ?? name).join('\n\n'),
    security: first.token === false ? [] : [{ bearer: [] }],
    parameters: parametersOf(first),
    ...(Object.keys(body).length > 0 && { requestBody: { required: true, content: body } }),
    responses: {
      200: json('The call was carried out.', {
        schema: { allOf: [ref('Success'), anyOf(named.map(([, { answer }]) => jsonSchemaOf(answer)))] },
        examples: examplesOf(named, answerExample),
      }),
      default: json('The call was refused.', { schema: refused, examples: examplesOf(named, refusalExample) }),
    },
  };
}

export type Operation = ReturnType<typeof operationOf>;

const description = `The calls that the app makes to a loan provider. Generated from src/contract; § are the sections of
docs/specification.md.

The code that counts is statusCode of the body; where it is absent or null, the HTTP status. 200 is success and any other
code a refusal, so that HTTP 400 and HTTP 200 with statusCode 400 mean the same. 401 and 403 log the borrower out.
null means absent. Unknown fields are ignored. A call that is repeated is carried out once.`;

/** The contract as an OpenAPI document; `docstrings` describe the calls, by name. */
export function openApiDocument(docstrings: Readonly<Record<string, string>> = {}) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const [[, { method, path }]] = endpoint;
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operationOf(endpoint, docstrings) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kadam: the calls to a loan provider', version: '1.0.0', description },
    servers: [{ url: '/api', description: 'VITE_API_BASE_URL of the app' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'jwtToken of verify-otp.' } },
      schemas: { Success: success, Refusal: refusal },
    },
    paths,
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
