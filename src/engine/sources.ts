import { statesCall } from '#contract/application.ts';
import { bankByIfsc } from '#contract/bank.ts';
import type { AnswerOf, Call, QueryOf } from '#contract/call.ts';

/** Where a field gets a value from: the call, its query for a typed text, and what the answer to it means. */
function source<C extends Call, Found>(
  call: C,
  query: (typed: string) => QueryOf<C> & Readonly<Record<string, string>>,
  read: (answer: AnswerOf<C>) => Found,
) {
  // The sender parses the answer by the same call, before it is read.
  return { call, query, read: (answer: unknown) => read(answer as AnswerOf<C>) };
}

/** What a field of kind `suggest` can name as its source: a list of suggestions. */
export const suggestSources = {
  states: source(
    statesCall,
    (typed) => ({ searchWord: typed.toLowerCase() }),
    // Each once: the borrower would see two equal rows.
    ({ data }) => [...new Set(data)],
  ),
};

/** What a field of kind `lookup` can name: the text that fills the other field, or ''. */
export const lookupSources = {
  bankByIfsc: {
    ...source(
      bankByIfsc,
      (ifsc) => ({ ifsc }),
      ({ data }) => data.banks[0]?.BANK ?? '',
    ),
    /** Only a code of this length is complete, and is looked up. */
    atLength: 11,
  },
};
