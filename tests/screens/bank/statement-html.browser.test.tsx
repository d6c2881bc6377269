import { expect, test } from 'vitest';
import { parseStatement, sanitise, statedApr } from '#screens/bank/term-condition/statement-html.ts';

/** The server's HTML after sanitising, as text. */
function kept(html: string): string {
  const place = document.createElement('div');
  place.append(sanitise(html));
  return place.innerHTML;
}

test('keeps the form of a statement: headings, lists, tables with their scopes', () => {
  const html =
    '<h2>Fees</h2><p>All <b>charges</b></p><ol start="2"><li>One</li></ol><table><caption>APR</caption><thead><tr><th colspan="2" scope="col">Fee</th></tr></thead><tbody><tr><td rowspan="2">₹500</td></tr></tbody></table>';
  expect(kept(html)).toBe(html);
});

test('keeps links to a mail address and a telephone, and shows a web address as text', () => {
  expect(kept('<a href="mailto:help@kadam.example" target="_top">Write</a>')).toBe(
    '<a href="mailto:help@kadam.example">Write</a>',
  );
  expect(kept('<a href="tel:+911800123456">Call</a>')).toBe('<a href="tel:+911800123456">Call</a>');
  expect(kept('<a href="https://rbi.example/complaint">here</a>')).toBe('<a>here (https://rbi.example/complaint)</a>');
  expect(kept('<a href="https://rbi.example">https://rbi.example</a>')).toBe('<a>https://rbi.example</a>');
});

test('leaves out what a form would say, which is no part of the statement', () => {
  const form = '<button>Pay</button><select><option>Yes</option></select><textarea>Why?</textarea>';
  expect(kept(`<p>All charges</p><form>${form}</form>`)).toBe('<p>All charges</p><div></div>');
});

test('turns a first-level heading into a second-level one, and removes landmarks', () => {
  expect(kept('<main><header><h1>Key Fact Statement</h1></header><section>a</section></main>')).toBe(
    '<div><div><h2>Key Fact Statement</h2></div><div>a</div></div>',
  );
});

test.each(['<p> </p>', '<frameset><frame src="/fees"></frameset>'])(
  'the statement %s, without words, counts as none, so that nobody can agree to it',
  (html) => {
    expect(parseStatement(html)).toBeUndefined();
  },
);

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test.each([
  ['in the sandbox’s words', row('APR, with interest, fees and GST', '40.98%'), 40.98],
  ['in the regulator’s row of three', row('9', 'Annual Percentage Rate (APR) (%)', ' 40.98 '), 40.98],
  ['a year', row('APR', '36 % p.a.'), 36],
  ['twice the same', row('APR', '40.98%') + row('10. Annual percentage rate', '40.98'), 40.98],
  ['twice, and not the same', row('APR', '40.98%') + row('APR on late payment', '24%'), undefined],
  ['with other words', row('APR', '40.98% to 45%'), undefined],
  ['nowhere', row('Interest rate', '18%'), undefined],
  ['in a row with nothing beside it', row('APR 12%'), undefined],
])('finds the APR of a statement that has it %s', (_how, rows, rate) => {
  expect(statedApr(sanitise(`<table><tbody>${rows}</tbody></table>`))).toBe(rate);
});
