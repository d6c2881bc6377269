import { signOf } from './signs.ts';
import { text } from './svg-text.ts';
import type { Lead } from './words.ts';

type Key = readonly [sign: Lead | 'keeps' | 'spine' | 'arrow', words: string, at: number, y: number];

const keys: readonly Key[] = [
  ['spine', 'the onboarding order', 0, 86],
  ['arrow', 'opens that screen', 192, 86],
  ['next step', 'asks the server for the next step', 384, 86],
  ['named', 'opens the screen the answer names', 640, 86],
  ['away', 'another page', 896, 86],
  ['keeps', "a repeat customer's answer is kept, and leads to /confirm-details", 0, 107],
];

function draw(left: number, [sign, words, at, y]: Key): string {
  const x = left + at;
  const label = text(x + 18, y + 4, 'key', words);
  if (sign === 'spine') return `<path class="spine" d="M${x + 1} ${y}h10"/>${label}`;
  if (sign === 'arrow')
    return `<path class="line" d="M${x} ${y}h6"/><path class="tip" d="M${x + 13} ${y}l-8-4v8z"/>${label}`;
  return signOf([sign], x + 6, y) + label;
}

/** The head of the picture: what it shows, and how to read it. */
export function legend(left: number): string {
  return [
    text(left, 42, 'title', 'The journey'),
    text(left, 63, 'lead', 'Every screen, the onboarding order, and what each answer of the server means there.'),
    ...keys.map((key) => draw(left, key)),
    `<text class="key" x="${left + 402}" y="111"><tspan class="goes">This tone</tspan>: goes to another screen; <tspan class="stays">this tone</tspan>: stays. (×2): two tables of the screen have the line.</text>`,
  ].join('');
}
