import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../http/context.ts';
import { sandboxPage } from '../pages/layout.ts';
import { bankIcon, banks, iconPath } from '../rules/banks.ts';
import { branches } from '../rules/ifsc-directory.ts';

const rows = branches.map(
  ({ ifsc, bank, branch, city, state }) => html`<tr><th scope="row">${ifsc}</th><td>${bank.name}</td><td>${branch}</td>
<td>${city}</td><td>${state}</td></tr>`,
);

const directory = html`<p>Every branch and every code here is made up; only the format is real.</p>
<div class="scroll" role="region" aria-label="IFSC codes" tabindex="0"><table>
<thead><tr><th scope="col">IFSC code</th><th scope="col">Bank</th><th scope="col">Branch</th><th scope="col">City</th>
<th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></div>`;

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'",
};

/** §3 "Bank account list item" and §5 "IFSC": the icons of the banks, and the directory of branches. */
export function serveBanks(app: Hono<Env>): void {
  for (const bank of banks) app.get(iconPath(bank), (c) => c.body(bankIcon(bank), 200, headers));
  app.get('/sandbox/ifsc', (c) => sandboxPage(c, { title: 'IFSC codes of the sandbox' }, directory));
}
