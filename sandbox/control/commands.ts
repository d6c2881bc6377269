import { html } from 'hono/html';
import type { Html } from '../pages/layout.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The line of a shell that sends a control request, as sandbox/README.md describes them. */
export const curlLine = (url: string, body: object) =>
  `curl ${url} -H 'content-type: application/json' -d ${quoted(JSON.stringify(body))}`;

/** A line to copy: one click on it selects the whole. `what` it does, for screen readers. */
export const commandToCopy = (line: string, what: string): Html => html`<details class="command">
<summary aria-label="Copy as command: ${what}">Copy as command</summary><code>${line}</code></details>`;
