import type { Context } from 'hono';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

interface Page {
  readonly title: string;
  readonly narrow?: true;
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A page of the sandbox, without scripts. */
export function sandboxPage(c: Context, { title, narrow }: Page, body: Html, status: 200 | 400 | 404 | 409 = 200) {
  const page = html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Kadam sandbox</title>
    <link rel="icon" href="/sandbox/icon.svg">
    <link rel="stylesheet" href="/sandbox/style.css">
  </head>
  <body class="${narrow ? 'narrow' : ''}">
    <main>
      <h1>${title}</h1>
      <p class="note">This is a sandbox. Nothing here is real. Never use it for real borrowers.</p>
      ${body}
    </main>
  </body>
</html>`;
  return c.html(page, status, { 'content-security-policy': policy });
}

/** A table that scrolls sideways on a phone. */
export const table = (label: string, caption: string, columns: readonly string[], rows: readonly unknown[]) => html`
<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>${caption && html`<caption>${caption}</caption>`}
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** A command to copy: one click selects all of it. `what` describes its effect for screen readers. */
export const commandToCopy = (line: string, what: string) => html`<details class="command">
<summary aria-label="Copy as command: ${what}">Copy as command</summary><code>${line}</code></details>`;

/** For a page that a borrower may leave without doing what it is for. */
export const backToApp = html`<a href="/home">Go back to the app</a>`;

export function expiredPage(c: Context) {
  const body = html`<p>${backToApp} and start again.</p>`;
  return sandboxPage(c, { title: 'This visit is over', narrow: true }, body, 404);
}
