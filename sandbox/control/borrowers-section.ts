import { html } from 'hono/html';
import type { Route } from '#contract/routes.ts';
import { commandToCopy, type Html } from '../pages/layout.ts';
import { type Persona, personas } from '../personas.ts';
import { openableRoutes } from '../services/persona-leads.ts';

/** Every word of the search is in the persona's id, number, name, step or description. */
function isFound({ id, mobile, name, at, shows }: Persona, search: string): boolean {
  const text = [id, mobile, name, at, shows].join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

const personaItem = ({ id, mobile, name, at, shows }: Persona, origin: string): Html => html`<li>
<p><b>${shows}</b><br><small>${id} · ${name} · ${mobile}</small></p>
<div class="acts"><form method="post" action="/sandbox/open"><input type="hidden" name="persona" value="${id}">
<button class="second" aria-label="Open ${id} at ${at}">Open</button></form>
<a href="/?mobile_no=${mobile}" aria-label="Use this number: ${mobile}">Use this number</a>
${commandToCopy(`npm run journey -- --persona ${id} --url ${origin}`, `open ${id}`)}</div></li>`;

const stage = (at: Route, found: readonly Persona[], origin: string): Html => html`<section class="card">
<h3>At ${at}</h3><ul>${found.map((persona) => personaItem(persona, origin))}</ul></section>`;

const screenForm = html`<form method="post" action="/sandbox/open"><input type="hidden" name="persona" value="new">
<label>Screen <select name="at">${openableRoutes.map((route) => html`<option>${route}</option>`)}</select></label>
<button>Open as a new borrower</button></form>`;

/** The personas by the step at which they open, in the order of the journey. */
export function borrowersSection(origin: string, search: string): Html {
  const found = personas.filter((persona) => isFound(persona, search));
  const groups = Map.groupBy(found, ({ at }) => at);
  const stages = openableRoutes.flatMap((at) => {
    const group = groups.get(at);
    return group ? [stage(at, group, origin)] : [];
  });
  return html`<h2 id="borrowers">Borrowers</h2>
<p>Any other number that starts 6 to 9 is a new borrower too. Opening a borrower deletes what they did before.</p>
${screenForm}
<form method="get" role="search"><label>Search <input type="search" name="search" value="${search}"></label><button class="second">Search</button></form>
${stages.length > 0 ? html`<div class="stages">${stages}</div>` : html`<p role="status">Nobody is found for “${search}”.</p>`}`;
}
