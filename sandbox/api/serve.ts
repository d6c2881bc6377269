import type { Hono } from 'hono';
import type { Env, SandboxOptions } from '../http/context.ts';
import { sandboxPage } from '../pages/layout.ts';
import { openApiDocument } from './openapi.ts';
import { apiPage } from './page.ts';

/** The contract for the engineers of a provider: as a page, and as JSON for their tools. */
export function serveApi(app: Hono<Env>, { docstrings }: SandboxOptions): void {
  const document = () => openApiDocument(docstrings?.());
  app.get('/sandbox/api', (c) => sandboxPage(c, { title: 'Calls of the provider' }, apiPage(document())));
  app.get('/sandbox/api/openapi.json', (c) => c.json(document()));
}
