import type { RuleEntries } from '../rule.ts';

/** §5: rules about whether there is an answer, and what it equals: another answer, or what is known of the borrower. */
export const comparisons = {
  required: {
    value: 'none',
    check: (text) => text !== '',
    tools: {
      describe: () => 'an answer is required',
      breaks: () => [''],
    },
  },
  /** §5 Bank: the same as another field of the step. */
  sameAs: {
    value: 'field',
    check: (text, field, { answers }) => text === answers[field]?.trim(),
    tools: {
      describe: (field) => `the same as ${field}`,
    },
  },
  /** Two references are two people: not the same as another field of the step. */
  differsFrom: {
    value: 'field',
    check: (text, field, { answers }) => text !== answers[field]?.trim(),
    tools: {
      describe: (field) => `other than ${field}`,
      breaks: ({ answers }, field) => [String(answers[field])],
    },
  },
  /** A reference is somebody else: not the number that is logged in, however the server wrote its country prefix. */
  notOwnMobile: {
    value: 'none',
    check: (text, _value, { facts }) => text !== facts.mobile.slice(-10),
    tools: {
      describe: () => "other than the borrower's own number",
      breaks: ({ facts }) => [facts.mobile.slice(-10)],
      isPersonal: true,
    },
  },
} as const satisfies RuleEntries;
