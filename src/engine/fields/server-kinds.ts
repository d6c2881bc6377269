import * as z from 'zod/mini';
import { statesCall } from '#contract/application.ts';
import { bankByIfsc } from '#contract/bank.ts';
import { kind } from './kind.ts';
import { callShape, made, text, typedField } from './shapes.ts';

type Query = (typed: string) => Readonly<Record<string, string>>;

const query = () => made<Query>('a function from the typed text to the query');
const reading = 'readBy(the call, (answer) => …)';

/** The kinds of field that ask the server while they are typed into. */
export const serverKinds = {
  /** A text with suggestions from the server, asked 300 ms after typing stops. */
  suggest: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('suggest'),
        ...typedField(),
        call: callShape(),
        query: query(),
        suggestions: made<(answer: unknown) => readonly string[]>(reading),
        emptyText: text('what shows when nothing is found'),
      }),
      describe: 'text with suggestions from the server',
      control: 'text',
      picture: {
        field: {
          kind: 'suggest',
          label: 'State',
          call: statesCall,
          query: (typed) => ({ searchWord: typed.toLowerCase() }),
          suggestions: () => ['Maharashtra', 'Madhya Pradesh', 'Manipur'],
          emptyText: 'No state found',
          rules: [],
        },
        given: '',
        alt: "A box with 'ma' typed, three states below it",
      },
      newField: undefined,
    },
  }),
  /** A code that fills another field from the server once it has its full length, and clears it otherwise. */
  lookup: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('lookup'),
        ...typedField(),
        call: callShape(),
        query: query(),
        atLength: z.number('the length of a whole code'),
        fills: text('the name of the field it fills'),
        found: made<(answer: unknown) => string>(reading),
      }),
      describe: 'a code that fills another field once it is complete',
      control: 'text',
      picture: {
        field: {
          kind: 'lookup',
          label: 'IFSC code',
          call: bankByIfsc,
          atLength: 11,
          query: (typed) => ({ ifsc: typed }),
          fills: 'bankName',
          found: () => 'Bharat National Bank',
          hint: 'The bank name below is filled from it.',
          rules: [],
        },
        given: 'BHNB0001234',
        alt: 'A box with an IFSC code',
      },
      newField: undefined,
    },
  }),
};
