import { html } from 'hono/html';
import type { Route } from '#contract/routes.ts';
import { commandToCopy, type Html, table } from '../pages/layout.ts';
import { type Persona, personas, sampleAadhaar, samplePan } from '../personas.ts';
import { banks } from '../rules/banks.ts';
import { mobileFormat } from '../rules/mobile-number.ts';
import { openableRoutes } from '../services/persona-leads.ts';
import { clockOffset } from '../store/store.ts';
import type { Db, FaultKind, Row } from '../store/tables.ts';
import type { SandboxContext } from '../store/transaction.ts';
import {
  anyCall,
  callNames,
  defaultFaultMessage,
  faultKinds,
  faultStatuses,
  maxClockDays,
  maxClockMinutes,
  maxFaultSeconds,
} from './forms.ts';

export function latestCodes(db: Db, limit: number, mobile?: string) {
  const all = db.selectFrom('sent_codes').selectAll().orderBy('id', 'desc').limit(limit);
  return (mobile ? all.where('mobile', '=', mobile) : all).execute();
}

/** The shell command for a control request (sandbox/README.md). */
const curlLine = (url: string, body: object) =>
  `curl ${url} -H 'content-type: application/json' -d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`;

/** The sandbox is for India: its clock is read there. */
const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function codesSection(codes: readonly Row<'sent_codes'>[]): Html {
  if (codes.length === 0) return html`<p>No code was sent yet.</p>`;
  const rows = codes.map(
    ({ mobile, purpose, code, sent_at }) => html`<tr><td>${mobile}</td><td>${purpose}</td><td class="code">${code}</td>
<td>${indianTime.format(sent_at)}</td><td>${samplePan(mobile)}</td><td>${sampleAadhaar(mobile)}</td></tr>`,
  );
  const caption = 'The newest first, each with a PAN and an Aadhaar that nobody else has.';
  const columns = ['Mobile', 'For', 'Code', 'Sent at, in India', 'PAN to use', 'Aadhaar to use'];
  return table('One-time codes', caption, columns, rows);
}

const option = (value: string | number, label: string | number = value) =>
  html`<option value="${value}">${label}</option>`;

// With limits, the browser reports a wrong number before it sends the form, which keeps its input.
const numberInput = (name: string, value: number, [min, max]: readonly [number, number], step: number | 'any' = 1) =>
  html`<input name="${name}" type="number" value="${value}" min="${min}" max="${max}" step="${step}">`;

const mobileInput = html`<input name="mobile" type="tel" inputmode="numeric" pattern="[6-9][0-9]{9}" title="${mobileFormat}">`;

const faultsForm = html`<form method="post" action="/sandbox/faults">
<label>Call <select name="call">${[...callNames, anyCall].map((name) => option(name))}</select></label>
<label>Kind <select name="kind">${Object.entries(faultKinds).map(([kind, label]) => option(kind, label))}</select></label>
<label>Status code <select name="status">${faultStatuses.map((status) => option(status))}</select></label>
<label>Message <input name="message" value="${defaultFaultMessage}"></label>
<label>Seconds ${numberInput('seconds', 5, [0, maxFaultSeconds])}</label>
<label>How often <select name="once">${option('true', 'once')}${option('false', 'until cleared')}</select></label>
<label>Only for this mobile number (optional) ${mobileInput}</label>
<button>Add the fault</button>
</form>`;

function faultItem({ id, ...fault }: Row<'faults'>, origin: string): Html {
  const { call, kind, status, message, seconds, once, mobile } = fault;
  const details: Partial<Record<FaultKind, string>> = {
    refuse: ` ${status}`,
    change: ` ${message}`,
    stall: ` ${seconds} s`,
  };
  const body = { call, kind, status, message, seconds, once, ...(mobile && { mobile }) };
  return html`<li>${call}: ${kind}${details[kind] ?? ''}, ${once ? 'once' : 'until cleared'}${mobile ? `, for ${mobile}` : ''}
<div class="acts"><form method="post" action="/sandbox/faults/clear"><input type="hidden" name="id" value="${id}">
<button class="second">Clear this fault of ${call}</button></form>
${commandToCopy(curlLine(`${origin}/sandbox/faults`, body), `add the fault of ${call}`)}</div></li>`;
}

const clearAllForm = html`<form method="post" action="/sandbox/faults/clear"><button class="second">Clear all faults</button></form>`;

const faultsCard = (
  faults: readonly Row<'faults'>[],
  origin: string,
) => html`<details class="card" ${faults.length > 0 ? 'open' : ''}>
<summary><h2>Faults</h2> <span>${faults.length === 0 ? 'none' : faults.length}</span></summary>
<ul>${faults.map((fault) => faultItem(fault, origin))}</ul>${faults.length > 1 ? clearAllForm : ''}<p>Make a call of the API fail, or change its answer, to see what the app does.</p>${faultsForm}</details>`;

function clockCard(offsetMs: number, now: number, origin: string): Html {
  const minutes = Math.round(offsetMs / 60_000);
  const moved = minutes === 0 ? 'the true time' : `${minutes} minutes from the true time`;
  return html`<details class="card"><summary><h2>Clock</h2> <span>${indianTime.format(now)} in India, ${moved}</span></summary>
<form method="post" action="/sandbox/clock">
<label>Minutes ${numberInput('minutes', 0, [-maxClockMinutes, maxClockMinutes], 'any')}</label>
<label>Days ${numberInput('days', 0, [-maxClockDays, maxClockDays], 'any')}</label>
<button>Move the clock</button></form>
<form method="post" action="/sandbox/clock"><button name="reset" value="true" class="second">Back to the true time</button></form>
${commandToCopy(curlLine(`${origin}/sandbox/clock`, { minutes: minutes || 60 }), 'move the clock')}</details>`;
}

const resetCard = (
  origin: string,
) => html`<details class="card"><summary><h2>Reset</h2> <span>all, or one borrower</span></summary>
<p>Deletes all borrowers, loans and faults, or one borrower.</p>
<form method="post" action="/sandbox/reset"><label>Mobile number (optional) ${mobileInput}</label>
<button>Delete</button></form>${commandToCopy(curlLine(`${origin}/sandbox/reset`, {}), 'delete all')}</details>`;

/** Whether every word of the search is in the persona's id, number, name, step or description. */
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
function borrowersSection(origin: string, search: string): Html {
  const found = personas.filter((persona) => isFound(persona, search));
  const groups = Map.groupBy(found, ({ at }) => at);
  const stages = openableRoutes.flatMap((at) => {
    const group = groups.get(at);
    return group ? [stage(at, group, origin)] : [];
  });
  return html`<h2 id="borrowers">Borrowers</h2>
<p>Any other number that starts 6 to 9 is a new borrower too. Opening a borrower deletes what they did before.</p>
${screenForm}
<form method="get" action="#borrowers" role="search"><label>Search <input type="search" name="search" value="${search}"></label><button class="second">Search</button></form>
${stages.length > 0 ? html`<div class="stages">${stages}</div>` : html`<p role="status">Nobody is found for “${search}”.</p>`}`;
}

/**
 * The sandbox page: faults, clock and reset; then codes, and the personas. `origin` is the address of the product;
 * `search` filters the personas.
 */
export async function controlPage({ db, now }: SandboxContext, origin: string, search: string): Promise<Html> {
  const faults = await db.selectFrom('faults').selectAll().orderBy('id').execute();
  return html`
<div class="controls">${faultsCard(faults, origin)}${clockCard(await clockOffset(db), now, origin)}${resetCard(origin)}</div>
<h2>One-time codes</h2>${codesSection(await latestCodes(db, 20))}<p><a href="/sandbox">Refresh</a></p>
${borrowersSection(origin, search)}
<h2>Calls</h2><p>The <a href="/sandbox/api">calls of the provider</a>, with their fields and examples.</p>
<h2>Bank accounts</h2><p>Any account number of 10 to 18 digits will do, with an IFSC code of one of these banks, such as BHNB0001234.</p>
<p>${banks.map(({ code, name }) => `${code} ${name}`).join(', ')}</p>`;
}
