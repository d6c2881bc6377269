import type { Facts } from '#contract/session.ts';
import type { Answers, Rule } from '#engine/rule.ts';

/** What a value is made from: one that passes, the other answers beside it, and what is known of the borrower. */
export interface Seed {
  readonly value: string;
  readonly answers: Answers;
  readonly facts: Facts;
}

type Maker = (value: string, size: number) => readonly string[];

/** A text of so many characters, made of one that passes: cut or repeated at its end, or at its start. */
const ofLength: Maker = (value, size) => {
  const length = Math.max(size, 0);
  const cut = value.repeat(Math.ceil(length / value.length)).slice(0, length);
  // A space at the end is trimmed away, and would leave the text shorter than it was made.
  const padded = cut.trimEnd().padEnd(length, value.slice(-1));
  const grown = value.charAt(0).repeat(Math.max(length - value.length, 0)) + value;
  return [cut, padded, grown.slice(grown.length - length)];
};

const ofAmount: Maker = (_value, amount) => [String(amount)];

/** The rules that have a bound: how a value of a size is made, and how far from the bound one is just outside. */
const bounded: Readonly<Record<string, { readonly make: Maker; readonly outside: readonly number[] }>> = {
  minLength: { make: ofLength, outside: [-1] },
  maxLength: { make: ofLength, outside: [1] },
  exactLength: { make: ofLength, outside: [-1, 1] },
  atLeast: { make: ofAmount, outside: [-1] },
  atMost: { make: ofAmount, outside: [1] },
};

/** One side of a bound, and the values of one that passes, made to lie there. */
export interface Side {
  readonly side: 'inside' | 'outside';
  valuesOf(seed: Pick<Seed, 'value'>): readonly string[];
}

/** The sides of a rule's bound; none where it has no bound. */
export function sidesOf({ name, of }: Rule): readonly Side[] {
  const bound = bounded[name];
  if (!bound) return [];
  return [0, ...bound.outside].map((distance) => ({
    side: distance === 0 ? 'inside' : 'outside',
    valuesOf: ({ value }) => bound.make(value, Number(of) + distance).filter((text) => text === text.trim()),
  }));
}

const against: Readonly<Record<string, (seed: Seed, of: Rule['of']) => string>> = {
  notOnlyDigits: ({ value }) => value.replaceAll(/./g, (_, place: number) => String((place + 1) % 10)),
  notZeros: ({ value }) => value.replaceAll(/\d/g, '0'),
  differsFrom: ({ answers }, of) => String(answers[String(of)]),
  notOwnMobile: ({ facts }) => facts.mobile.slice(-10),
};

/** What a character may turn into, the likeliest slips first; the last of them leaves it out. */
const slips = ['0', 'A', '5', 'a', '-', '.', '@', ' ', ''];

/** A value with one slip in it, the last character first. */
function slipped(value: string): string[] {
  const places = Array.from({ length: value.length }, (_, place) => value.length - 1 - place);
  return slips.flatMap((slip) => places.map((place) => value.slice(0, place) + slip + value.slice(place + 1)));
}

/** Values that may break a rule, the likeliest first: by what it is measured by, then by slips of the finger. */
export function valuesAgainst(rule: Rule, seed: Seed): readonly string[] {
  const outside = sidesOf(rule).filter(({ side }) => side === 'outside');
  const made = [
    ...outside.flatMap(({ valuesOf }) => valuesOf(seed)),
    against[rule.name]?.(seed, rule.of) ?? '',
    ...slipped(seed.value),
  ];
  return [...new Set(made)].filter((text) => text === text.trim());
}
