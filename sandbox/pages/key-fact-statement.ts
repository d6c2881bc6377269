import { html } from 'hono/html';
import {
  computation,
  head,
  method,
  type Proposal,
  part1,
  part2,
  type Row,
  type Sections,
  schedule,
} from '../rules/key-fact-statement.ts';

const row = ([label, value]: Row) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`;
const table = (rows: readonly Row[]) => html`<table><tbody>${rows.map(row)}</tbody></table>`;
const sections = (all: Sections) => Object.entries(all).map(([title, rows]) => html`<h3>${title}</h3>${table(rows)}`);

const grievance = html`<h3>Nodal grievance redressal officer</h3>
<p>Kadam Sandbox Finance, made up as this whole sandbox is.</p>
<ul><li>Telephone <a href="tel:+911800123456">1800 123 456</a>, Monday to Saturday, 9 am to 6 pm</li>
<li>E-mail <a href="mailto:grievance@kadam.example">grievance@kadam.example</a></li></ul>`;

/** §4 "KFS": the statement as the HTML that the app shows, without styles. */
export function keyFactStatementHtml(proposal: Proposal): string {
  const statement = html`${table(head(proposal))}
<h2>Part 1: Interest rate, fees and charges</h2>
${sections(part1(proposal))}
<h2>Part 2: Other information</h2>
${table(part2)}
${grievance}
<h2>How the APR is computed</h2>
${table(computation(proposal))}
<p>${method(proposal)}</p>
<h2>Repayment schedule</h2>
<p>If the money is paid out today.</p>
${sections(schedule(proposal))}
<p>Keep a copy of this statement. It was made by a sandbox: nothing in it is real.</p>`;
  return String(statement);
}
