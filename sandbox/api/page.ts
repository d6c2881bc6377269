import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env, SandboxOptions } from '../http/context.ts';
import { type Html, sandboxPage } from '../pages/layout.ts';
import { openApiDocument } from './openapi.ts';

type OpenApiDocument = ReturnType<typeof openApiDocument>;
type Operation = OpenApiDocument['paths'][string][string];

/** A call: its description, and what is sent and answered, with examples, in the words of OpenAPI. */
function operationPart(
  path: string,
  method: string,
  { operationId: name, description, ...operation }: Operation,
): Html {
  return html`<details id="${name}"><summary><code>${method.toUpperCase()} ${path}</code> ${name}</summary>
<p>${description}</p><pre tabindex="0" aria-label="${name} in OpenAPI">${JSON.stringify(operation, null, 2)}</pre></details>`;
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
