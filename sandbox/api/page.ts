import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env, SandboxOptions } from '../http/context.ts';
import { type Html, sandboxPage, table } from '../pages/layout.ts';
import { type Field, fieldsOf, typesOf } from './fields.ts';
import { type Content, openApiDocument } from './openapi.ts';

type OpenApiDocument = ReturnType<typeof openApiDocument>;
type Operation = OpenApiDocument['paths'][string][string];

const row = ({ name, type, required }: Field) =>
  html`<tr><th scope="row">${name}</th><td>${type}</td><td>${required ? 'yes' : 'no'}</td></tr>`;

function fieldTable(label: string, fields: readonly Field[]): Html {
  if (fields.length === 0) return html``;
  return html`<h3>${label}</h3>${table(label, '', ['Field', 'Type', 'Required'], fields.map(row))}`;
}

const contentPart = (label: string, of: string, { schema, examples = {} }: Content) => html`
${fieldTable(`${label} of ${of}`, fieldsOf(schema))}
${Object.entries(examples).map(
  ([name, { value }]) =>
    html`<pre tabindex="0" role="group" aria-label="${label} of ${name}: example">${JSON.stringify(value, null, 2)}</pre>`,
)}`;

function operationPart(path: string, method: string, operation: Operation): Html {
  const { operationId: name, description, security, parameters, requestBody, responses } = operation;
  const given = parameters.map(({ name: field, in: location, schema, required }) => {
    return { name: `${field} (${location})`, type: typesOf(schema).join(' or '), required };
  });
  const [media, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return html`<details id="${name}"><summary><code>${method.toUpperCase()} ${path}</code> ${name}</summary>
<p>${description}</p><p>${security.length > 0 ? 'With a bearer token.' : 'Without a token.'}</p>
${fieldTable(`Parameters of ${name}`, given)}
${body && html`<p>The body is ${media}.</p>${contentPart('Request', name, body)}`}
${contentPart('Answer', name, responses[200].content['application/json'])}
${contentPart('Refusal', name, responses.default.content['application/json'])}
</details>`;
}

/** The document as a page: every call by the first part of its path. */
function apiPage({ info, paths }: OpenApiDocument): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
  return html`
${info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
<p><a href="/sandbox/api/openapi.json">openapi.json</a> is this page for tools.</p>
${[...groups].map(
  ([group, found]) =>
    html`<h2>${group}</h2>${found.map(({ path, method, operation }) => operationPart(path, method, operation))}`,
)}`;
}

/** The contract for the engineers of a provider: as a page, and as JSON for their tools. */
export function serveApi(app: Hono<Env>, { docstrings }: SandboxOptions): void {
  const document = () => openApiDocument(docstrings?.());
  app.get('/sandbox/api', (c) => sandboxPage(c, { title: 'Calls of the provider' }, apiPage(document())));
  app.get('/sandbox/api/openapi.json', (c) => c.json(document()));
}
