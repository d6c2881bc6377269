import type { RuleEntries } from '../rule.ts';
import { characters, rupees } from './mutations.ts';

/** A number in plain digits; anything else is none, and lies within no limits. */
const numberOf = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/** §5: rules that limit the length of an answer, or its amount. What is no number is in no limits of an amount. */
export const measures = {
  minLength: {
    value: 'length',
    check: (text, length) => text.length >= length,
    tools: {
      describe: (length) => `at least ${length} characters`,
      invalidates: (length) => `shorter than ${length} characters`,
      breaks: ({ text }, length) => characters.textsOf(text, length - 1),
      bound: { end: 'least', name: 'fewest characters', measure: characters },
      short: 'min',
    },
  },
  maxLength: {
    value: 'length',
    check: (text, length) => text.length <= length,
    tools: {
      describe: (length) => `at most ${length} characters`,
      invalidates: (length) => `longer than ${length} characters`,
      breaks: ({ text }, length) => characters.textsOf(text, length + 1),
      bound: { end: 'most', name: 'most characters', measure: characters },
      short: 'max',
    },
  },
  exactLength: {
    value: 'length',
    check: (text, length) => text.length === length,
    tools: {
      describe: (length) => `exactly ${length} characters`,
      invalidates: (length) => `of fewer or more than ${length} characters`,
      breaks: ({ text }, length) => [-1, 1].flatMap((off) => characters.textsOf(text, length + off)),
      bound: { end: 'exact', name: 'characters', measure: characters },
      short: 'length',
    },
  },
  atLeast: {
    value: 'amount',
    check: (text, least) => numberOf(text) >= least,
    tools: {
      describe: (least) => `minimum ${least}`,
      invalidates: (least) => `below ${least}`,
      breaks: ({ text }, least) => rupees.textsOf(text, least - 1),
      bound: { end: 'least', name: 'minimum', measure: rupees },
      short: 'min',
    },
  },
  atMost: {
    value: 'amount',
    check: (text, most) => numberOf(text) <= most,
    tools: {
      describe: (most) => `maximum ${most}`,
      invalidates: (most) => `above ${most}`,
      breaks: ({ text }, most) => rupees.textsOf(text, most + 1),
      bound: { end: 'most', name: 'maximum', measure: rupees },
      short: 'max',
    },
  },
} as const satisfies RuleEntries;
