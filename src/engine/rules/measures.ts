import type { Measure, RuleEntries } from '../rule.ts';

/** A number in plain digits; NaN for any other text, which is within no limits. */
const numberOf = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/** In characters: an emoji counts as one, where `length` counts two. */
const lengthOf = (text: string) => Array.from(text).length;

/** A text of `size` characters, made from one that passes: repeated, and cut at its end. */
function textOfLength(text: string, size: number): string {
  const length = Math.max(size, 0);
  const cut = text.repeat(length).slice(0, length);
  // A space at the end would be trimmed later, and the text would be too short.
  return cut.trimEnd().padEnd(length, text.slice(-1));
}

const characters: Measure = {
  textOf: textOfLength,
  range: (from, to) => (from === to ? `of ${from} characters` : `of ${from} to ${to} characters`),
};

const rupees: Measure = {
  textOf: (_text, amount) => String(amount),
  range: (from, to) => (from === to ? `of ${from}` : `between ${from} and ${to}`),
};

/** §5: rules that limit the length of an answer, or its amount. */
export const measures = {
  minLength: {
    value: 'length',
    check: (text, length) => lengthOf(text) >= length,
    tools: {
      describe: (length) => `at least ${length} characters`,
      bound: { end: 'least', name: 'fewest characters', measure: characters },
    },
  },
  maxLength: {
    value: 'length',
    check: (text, length) => lengthOf(text) <= length,
    tools: {
      describe: (length) => `at most ${length} characters`,
      bound: { end: 'most', name: 'most characters', measure: characters },
    },
  },
  exactLength: {
    value: 'length',
    check: (text, length) => lengthOf(text) === length,
    tools: {
      describe: (length) => `exactly ${length} characters`,
      bound: { end: 'exact', name: 'characters', measure: characters },
    },
  },
  atLeast: {
    value: 'amount',
    check: (text, least) => numberOf(text) >= least,
    tools: {
      describe: (least) => `minimum ${least}`,
      bound: { end: 'least', name: 'minimum', measure: rupees },
    },
  },
  atMost: {
    value: 'amount',
    check: (text, most) => numberOf(text) <= most,
    tools: {
      describe: (most) => `maximum ${most}`,
      bound: { end: 'most', name: 'maximum', measure: rupees },
    },
  },
} as const satisfies RuleEntries;
