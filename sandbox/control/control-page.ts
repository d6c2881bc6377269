import { html } from 'hono/html';
import { type Html, table } from '../pages/layout.ts';
import { type Persona, personas, sampleAadhaar, samplePan } from '../personas.ts';
import type { Row } from '../store/tables.ts';
import { anyCall, callNames, defaultFaultMessage, faultKinds, faultStatuses } from './forms.ts';

interface ControlState {
  readonly codes: readonly Row<'sent_codes'>[];
  readonly faults: readonly Row<'faults'>[];
  readonly offsetMs: number;
  readonly now: number;
}

function codesSection(codes: ControlState['codes']): Html {
  if (codes.length === 0) return html`<p>No code was sent yet.</p>`;
  const rows = codes.map(
    ({ mobile, purpose, code, sent_at }) => html`<tr><td>${mobile}</td><td>${purpose}</td><td class="code">${code}</td>
<td>${sent_at.toISOString().slice(11, 19)} UTC</td><td>${samplePan(mobile)}</td><td>${sampleAadhaar(mobile)}</td></tr>`,
  );
  const caption = 'The newest first, each with a PAN and an Aadhaar that nobody else has.';
  return table('One-time codes', caption, ['Mobile', 'For', 'Code', 'Sent at', 'PAN to use', 'Aadhaar to use'], rows);
}

function personaRow({ id, mobile, name, at, shows }: Persona): Html {
  return html`<tr><td>${id}</td><td>${mobile}</td><td>${name}</td><td>${shows}</td>
<td><form method="post" action="/sandbox/open"><input type="hidden" name="persona" value="${id}">
<button class="second" aria-label="Open ${id} at ${at}">Open at ${at}</button></form></td>
<td><a href="/?mobile_no=${mobile}" aria-label="Use this number: ${mobile}">Use this number</a></td></tr>`;
}

const personasSection = table(
  'Borrowers',
  'Any other number that starts 6 to 9 is a new borrower too. Opening a borrower deletes what they did before.',
  ['Id', 'Mobile', 'Name', 'Shows', 'Open', 'Start'],
  personas.map(personaRow),
);

const option = (value: string | number, label: string | number = value) =>
  html`<option value="${value}">${label}</option>`;

const faultsForm = html`<form method="post" action="/sandbox/faults">
<label>Call <select name="call">${[...callNames, anyCall].map((name) => option(name))}</select></label>
<label>Kind <select name="kind">${Object.entries(faultKinds).map(([kind, label]) => option(kind, label))}</select></label>
<label>Status code <select name="status">${faultStatuses.map((status) => option(status))}</select></label>
<label>Message <input name="message" value="${defaultFaultMessage}"></label>
<label>Seconds <input name="seconds" inputmode="numeric" value="5" size="4"></label>
<label>How often <select name="once">${option('true', 'once')}${option('false', 'until cleared')}</select></label>
<label>Only for this mobile number (optional) <input name="mobile" inputmode="numeric"></label>
<button>Add the fault</button>
</form>`;

function faultItem({ id, call, kind, status, seconds, once, mobile }: Row<'faults'>): Html {
  const detail = { refuse: ` ${status}`, stall: ` ${seconds} s`, late: ` ${seconds} s` }[kind] ?? '';
  return html`<li>${call}: ${kind}${detail}, ${once ? 'once' : 'until cleared'}${mobile ? `, for ${mobile}` : ''}
<form method="post" action="/sandbox/faults/clear"><input type="hidden" name="id" value="${id}">
<button class="second">Clear this fault of ${call}</button></form></li>`;
}

function clockSection(offsetMs: number, now: number): Html {
  const minutes = Math.round(offsetMs / 60_000);
  return html`<p>The sandbox's time is ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC,
${minutes === 0 ? 'the true time' : `${minutes} minutes from the true time`}.</p>
<form method="post" action="/sandbox/clock">
<label>Minutes <input name="minutes" inputmode="numeric" value="0" size="6"></label>
<label>Days <input name="days" inputmode="numeric" value="0" size="6"></label>
<button>Move the clock</button><button name="reset" value="true" class="second">Back to the true time</button></form>`;
}

/** The sandbox page: codes, personas, faults, clock and reset. */
export function controlPage({ codes, faults, offsetMs, now }: ControlState): Html {
  return html`
<h2>One-time codes</h2>${codesSection(codes)}<p><a href="/sandbox">Refresh</a></p>
<h2>Borrowers</h2>${personasSection}
<h2>Bank accounts</h2><p>Any account number of 10 to 18 digits will do, with an <a href="/sandbox/ifsc">IFSC code of the sandbox</a>: BHNB0001234, SBIN0001234 and so on.</p>
<h2>Faults</h2><p>Make a call of the API fail, to see what the app does.</p>${faultsForm}
<ul>${faults.map(faultItem)}</ul>
<h2>Clock</h2>${clockSection(offsetMs, now)}
<h2>Reset</h2><p>Deletes all borrowers, loans and faults, or one borrower.</p>
<form method="post" action="/sandbox/reset"><label>Mobile number (optional) <input name="mobile" inputmode="numeric"></label>
<button>Delete</button></form>`;
}
