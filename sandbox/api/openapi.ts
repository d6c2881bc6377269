import * as z from 'zod/mini';
import type { Call, Schema } from '#contract/call.ts';
import { type Endpoint, endpoints } from '../http/request.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON schema of what is sent, before the contract parses it. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // A field for which the contract has a fallback may be absent or null; an entry of a list may not.
    override({ zodSchema: { _zod }, jsonSchema }) {
      if (_zod.def.type === 'catch' && _zod.def.innerType._zod.def.type === 'object')
        Object.assign(jsonSchema, { type: ['object', 'null'] });
      if (_zod.def.type !== 'object' || !jsonSchema.required) return;
      const { shape } = _zod.def;
      jsonSchema.required = jsonSchema.required.filter((name) => shape[name]?._zod.def.type !== 'catch');
    },
  });
  return rest;
}

/** What is sent or answered: its schema, and an example of each call. */
export interface Content {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly encoding?: object;
}

const text: JsonSchema = { type: 'string' };
const message: JsonSchema = {
  anyOf: [text, { type: 'array', items: text }, { type: 'null' }],
  description: 'Text for the borrower.',
};
const schemas = {
  Success: {
    type: 'object',
    properties: { statusCode: { enum: [200, '200', null], description: 'Absent or null: the HTTP status.' }, message },
  },
  Refusal: {
    type: 'object',
    properties: { statusCode: { type: ['integer', 'string', 'null'] }, message, data: {} },
  },
} satisfies Readonly<Record<string, JsonSchema>>;

const ref = (name: keyof typeof schemas): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** One schema for this part of all the calls; undefined if no call has the part. */
function schemaOf(named: Endpoint, part: 'body' | 'answer' | 'refusal'): JsonSchema | undefined {
  const [first, ...others] = named.flatMap(([, call]) => (call[part] ? [jsonSchemaOf(call[part])] : []));
  return first && others.length > 0 ? { anyOf: [first, ...others] } : first;
}

function examplesOf(named: Endpoint, exampleOf: (example: Call['example']) => unknown) {
  const values = named.map(([name, { example }]) => [name, { value: exampleOf(example) }] as const);
  return Object.fromEntries(values.filter(([, { value }]) => value !== undefined));
}

function parametersOf({ path, query, example }: Call) {
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

/** The body by its media type. In a form, a file is described by its content type instead of a schema. */
function requestBodyOf(named: Endpoint, { sends }: Call) {
  const schema = schemaOf(named, 'body');
  if (!schema) return undefined;
  const asForm: Content = { schema, encoding: { image: { contentType: 'image/jpeg' } } };
  const asJson: Content = { schema, examples: examplesOf(named, ({ body }) => body) };
  const content: Readonly<Record<string, Content>> =
    sends === 'multipart' ? { 'multipart/form-data': asForm } : { 'application/json': asJson };
  return { requestBody: { required: true, content } };
}

const json = (description: string, content: Content) => ({ description, content: { 'application/json': content } });

/** The operation of the calls of one method and path; what they have in common is taken from the first. */
function operationOf(named: Endpoint, docstrings: Readonly<Record<string, string>>) {
  const [[, first]] = named;
  const data = schemaOf(named, 'refusal');
  return {
    operationId: named.map(([name]) => name).join('_or_'),
    tags: first.path.split('/', 1),
    description: named.map(([name]) => docstrings[name] ?? name).join('\n\n'),
    security: first.token === false ? [] : [{ bearer: [] }],
    parameters: parametersOf(first),
    ...requestBodyOf(named, first),
    responses: {
      200: json('The call was carried out.', {
        schema: { allOf: [ref('Success'), schemaOf(named, 'answer') ?? {}] },
        examples: examplesOf(named, ({ answer }) => ({ statusCode: 200, message: 'Success', ...Object(answer) })),
      }),
      default: json('The call was refused.', {
        schema: data ? { allOf: [ref('Refusal'), { properties: { data } }] } : ref('Refusal'),
        examples: examplesOf(
          named,
          ({ refusal }) => refusal && { statusCode: 400, message: 'Text for the borrower.', data: refusal },
        ),
      }),
    },
  };
}

const description = `The calls that the app makes to a loan provider. Generated from src/contract; § are the sections of
docs/specification.md.

The code that counts is statusCode of the body; where it is absent or null, the HTTP status. 200 is success and any other
code a refusal, so that HTTP 400 and HTTP 200 with statusCode 400 mean the same. 401 and 403 log the borrower out.
null means absent. Unknown fields are ignored. A call that is repeated is carried out once.`;

/** The contract as an OpenAPI document; `docstrings` describe the calls, by name. */
export function openApiDocument(docstrings: Readonly<Record<string, string>> = {}) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
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
      schemas,
    },
    paths,
  };
}
