import { html } from 'hono/html';
import type { Proposal, Row, Section } from '../rules/key-fact-statement.ts';
import { keyFactStatement } from '../rules/key-fact-statement.ts';
import type { Html } from './layout.ts';

const row = ([label, value]: Row) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`;
const table = (rows: readonly Row[]) => html`<table><tbody>${rows.map(row)}</tbody></table>`;
const section = ({ title, rows }: Section) => html`<h3>${title}</h3>${table(rows)}`;

const grievance = html`<h3>Nodal grievance redressal officer</h3>
<p>Kadam Sandbox Finance, made up as this whole sandbox is.</p>
<ul><li>Telephone <a href="tel:+911800123456">1800 123 456</a>, Monday to Saturday, 9 am to 6 pm</li>
<li>E-mail <a href="mailto:grievance@kadam.example">grievance@kadam.example</a></li></ul>`;

/** §4 "KFS": the statement as the HTML that the app shows, without styles. */
export function keyFactStatementHtml(proposal: Proposal): string {
  const { head, part1, part2, computation, schedule } = keyFactStatement(proposal);
  const statement: Html = html`${table(head)}
<h2>Part 1: Interest rate, fees and charges</h2>
${part1.map(section)}
<h2>Part 2: Other information</h2>
${table(part2)}
${grievance}
<h2>How the APR is computed</h2>
${table(computation.rows)}
<p>${computation.method}</p>
<h2>Repayment schedule</h2>
<p>If the money is paid out today.</p>
${schedule.map(section)}
<p>Keep a copy of this statement. It was made by a sandbox: nothing in it is real.</p>`;
  return String(statement);
}
