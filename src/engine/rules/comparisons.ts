import type { RuleEntries } from '../rule.ts';

/** §5: rules about whether there is an answer, and whether it is that of another field. */
export const comparisons = {
  required: {
    value: 'none',
    check: (text) => text !== '',
    tools: { describe: () => 'an answer is required' },
  },
  /** §5 Bank: the same as another field of the step. */
  sameAs: {
    value: 'field',
    check: (text, field, answers) => text === answers[field]?.trim(),
    tools: { describe: (field) => `the same as ${field}` },
  },
} as const satisfies RuleEntries;
