import { expect, onTestFinished, test } from 'vitest';
import { cutOff, hiddenInFocus } from './cut-off.ts';
import { faults } from './screens/faults.ts';

function show(page: string): void {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = page;
}

const over = (text: string, top = 0) =>
  `<div style="position: absolute; top: ${top}px; left: 0; width: 99px; background: white">${text}</div>`;

test.for([
  [
    'cut off words',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Repayment</p>',
    ['Repayment is cut off'],
  ],
  ['sideways scrolling', '<p style="width: 2000px">Wide</p>', ['the page scrolls sideways']],
  ['overlapping texts', `<main>${over('One')}${over('Two')}</main>`, ['One lies on Two']],
  ['nothing on a page that fits', `<main>${over('One')}${over('Two', 99)}</main>`, []],
] as const)('the check of what fits finds %s', ([, page, found]) => {
  show(page);
  expect(cutOff()).toEqual(found);
});

test.for([
  ['a covered control', 0, [expect.stringMatching(/Next.* is hidden when it has the focus/)]],
  ['nothing where it shows', 99, []],
] as const)('the check of the focus finds %s', ([, top, found]) => {
  show(over('<button>Next</button>') + over('A bar', top));
  expect(hiddenInFocus()).toEqual(found);
});

test('the check of accessibility finds a button without a name', async () => {
  show('<main><h1>Kadam</h1><button></button></main>');
  expect(await faults()).toEqual([expect.stringContaining('button-name')]);
});
