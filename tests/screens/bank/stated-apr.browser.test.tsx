import { expect, test } from 'vitest';
import { sanitise } from '#screens/bank/term-condition/sanitise.ts';
import { statedApr } from '#screens/bank/term-condition/stated-apr.ts';

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
])('the APR of a statement that says it %s', (_how, rows, rate) => {
  expect(statedApr(sanitise(`<table><tbody>${rows}</tbody></table>`))).toBe(rate);
});
