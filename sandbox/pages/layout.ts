import type { Context } from 'hono';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

interface Page {
  readonly title: string;
  readonly narrow?: true;
}

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** A page of the sandbox itself: plain, without a script, and saying what it is. */
export function sandboxPage(
  c: Context,
  { title, narrow }: Page,
  body: Html,
  status: 200 | 403 | 404 | 409 | 410 = 200,
) {
  const page = html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Kadam sandbox</title>
    <link rel="icon" href="/sandbox/icon.svg">
    <link rel="stylesheet" href="/sandbox/style.css">
  </head>
  <body class="${narrow ? 'narrow' : 'wide'}">
    <main>
      <h1>${title}</h1>
      <p class="note">This is a sandbox. Nothing here is real, and it never stands in front of real borrowers.</p>
      ${body}
    </main>
  </body>
</html>`;
  return c.html(page, status, headers);
}

/** What a partner says to a visit that is over, or never was. */
export function gonePage(c: Context) {
  return sandboxPage(
    c,
    { title: 'This visit is over', narrow: true },
    html`<p>Go back to the app and start again.</p>`,
    404,
  );
}
