import type { Rule } from '#engine/rule.ts';

type Measure = Rule['of'];

const untold = 'Which saved drafts become invalid cannot be told.';
const none = 'No saved draft becomes invalid.';
const become = (which: string) => `Saved drafts ${which} become invalid.`;

interface Words {
  /** The rule as a demand: 'minimum 5000'. */
  says(of: Measure): string;
  /** The drafts that a new rule breaks; what is not said here cannot be told. */
  breaks?(of: Measure): string;
}

const words: Readonly<Record<string, Words>> = {
  required: { says: () => 'an answer is required', breaks: () => 'without an answer' },
  letters: { says: () => 'letters and spaces only', breaks: () => 'with anything else' },
  singleSpacedLetters: { says: () => 'letters and single spaces only', breaks: () => 'with anything else' },
  minLength: { says: (of) => `at least ${of} characters`, breaks: (of) => `shorter than ${of} characters` },
  maxLength: { says: (of) => `at most ${of} characters`, breaks: (of) => `longer than ${of} characters` },
  exactLength: { says: (of) => `exactly ${of} characters`, breaks: (of) => `of fewer or more than ${of} characters` },
  atLeast: { says: (of) => `minimum ${of}`, breaks: (of) => `below ${of}` },
  atMost: { says: (of) => `maximum ${of}`, breaks: (of) => `above ${of}` },
  wholeRupees: { says: () => 'whole rupees in digits', breaks: () => 'with anything else' },
  digitsOnly: { says: () => 'digits only', breaks: () => 'with anything else' },
  notOnlyDigits: { says: () => 'not only digits', breaks: () => 'of digits only' },
  email: { says: () => 'the form of an e-mail', breaks: () => 'of another form' },
  pan: { says: () => 'the form of a PAN', breaks: () => 'of another form' },
  aadhaar: { says: () => 'the form of an Aadhaar number', breaks: () => 'of another form' },
  mobile: { says: () => 'the form of a mobile number', breaks: () => 'of another form' },
  notZeros: { says: () => 'not zeros only', breaks: () => 'of zeros only' },
  ifsc: { says: () => 'the form of an IFSC code', breaks: () => 'of another form' },
  sameAs: { says: (of) => `the same as ${of}`, breaks: (of) => `that differ from ${of}` },
  differsFrom: { says: (of) => `other than ${of}`, breaks: (of) => `that equal ${of}` },
  notOwnMobile: { says: () => "other than the borrower's own number", breaks: () => 'with that number' },
  pattern: { says: (of) => `the form \`${of}\`` },
};

const saying = ({ name, of }: Rule) => words[name]?.says(of) ?? `the rule \`${name}\``;

/** The bounds that a value, or its length, had to keep before; a draft beyond them was invalid already. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What each rule of a bound bounds, at which end, and how a stretch of it is said. */
const bounding: Readonly<
  Record<string, { end: keyof Bounds; what: string; stretch(from: number, to: number): string }>
> = {
  atLeast: {
    end: 'least',
    what: 'minimum',
    stretch: (from, to) => (from === to ? `of ${from}` : `between ${from} and ${to}`),
  },
  atMost: {
    end: 'most',
    what: 'maximum',
    stretch: (from, to) => (from === to ? `of ${from}` : `between ${from} and ${to}`),
  },
  minLength: { end: 'least', what: 'fewest characters', stretch: charactersOf },
  maxLength: { end: 'most', what: 'most characters', stretch: charactersOf },
};

function charactersOf(from: number, to: number): string {
  return from === to ? `of ${from} characters` : `of ${from} to ${to} characters`;
}

const pairs = { atLeast: 'atMost', atMost: 'atLeast', minLength: 'maxLength', maxLength: 'minLength' } as const;

/** The other end of the same stretch, as it was: 50 for a least length where the most was 50. */
function otherEnd(name: keyof typeof pairs, before: readonly Rule[], otherwise: number): number {
  const { of } = before.find((rule) => rule.name === pairs[name]) ?? {};
  return typeof of === 'number' ? of : otherwise;
}

const isBound = (name: string): name is keyof typeof pairs => name in pairs;

function boundChange(name: keyof typeof pairs, was: number, is: number, before: readonly Rule[]): string {
  const { end, what, stretch } = bounding[name] ?? { end: 'least', what: name, stretch: charactersOf };
  const [from, to] =
    end === 'least'
      ? [was, Math.min(is - 1, otherEnd(name, before, Number.POSITIVE_INFINITY))]
      : [Math.max(is + 1, otherEnd(name, before, 0)), was];
  return `${what} ${was} → ${is}. ${from <= to ? become(stretch(from, to)) : none}`;
}

function measureChange(was: Rule, is: Rule, before: readonly Rule[]): string[] {
  if (was.of === is.of) return [];
  if (was.of === undefined || is.of === undefined) {
    return [`${saying(is.of === undefined ? was : is)}; its measure is not known on both sides. ${untold}`];
  }
  if (isBound(is.name) && typeof was.of === 'number' && typeof is.of === 'number') {
    return [boundChange(is.name, was.of, is.of, before)];
  }
  const fate = is.name === 'exactLength' ? become(`of ${was.of} characters`) : untold;
  return [`${saying(was)} → ${saying(is)}. ${fate}`];
}

function ruleChanges(was: Rule, is: Rule, before: readonly Rule[]): string[] {
  const message = `message '${was.message}' → '${is.message}' (${saying(is)})`;
  return [...measureChange(was, is, before), ...(was.message === is.message ? [] : [message])];
}

/** What is different between two lists of rules of one field, a sentence or two each, with what becomes of drafts. */
export function rulesChanges(before: readonly Rule[], after: readonly Rule[]): string[] {
  const left = [...after];
  const kept: [was: Rule, is: Rule][] = [];
  const gone: Rule[] = [];
  for (const was of before) {
    const place = left.findIndex(({ name }) => name === was.name);
    const [is] = place < 0 ? [] : left.splice(place, 1);
    if (is) kept.push([was, is]);
    else gone.push(was);
  }
  const order = kept.map(([, is]) => after.indexOf(is));
  return [
    ...kept.flatMap(([was, is]) => ruleChanges(was, is, before)),
    ...left.map((is) => {
      // What a rule that went, or another of its kind, refused before was invalid already.
      const replaces = gone.length > 0 || before.some(({ name }) => name === is.name);
      const broken = replaces ? undefined : words[is.name]?.breaks?.(is.of);
      return `${saying(is)}, new: '${is.message}'. ${broken === undefined ? untold : become(broken)}`;
    }),
    ...gone.map((was) => `${saying(was)}, no longer. ${none}`),
    ...(order.some((place, at) => place < (order[at - 1] ?? 0))
      ? ['its rules are told in another order. No saved draft becomes invalid.']
      : []),
  ];
}
