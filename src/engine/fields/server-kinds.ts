import * as z from 'zod/mini';
import { ifsc } from '../rules.ts';
import { lookupSources, suggestSources } from '../sources.ts';
import { kind } from './kind.ts';
import { requiredTo } from './new-field.ts';
import { nameShape, text, typedField } from './shapes.ts';

const source = 'a source of src/engine/sources.ts';

/** The kinds of field that ask the server while they are typed into. */
export const serverKinds = {
  /** A text with suggestions from the server, asked 300 ms after typing stops. */
  suggest: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('suggest'),
        ...typedField(),
        source: nameShape(suggestSources, source),
        emptyText: text('what shows when nothing is found'),
      }),
      describe: 'text with suggestions from the server',
      control: 'text',
      pictureAlt: "A box with 'ma' typed, three states below it",
      newField: (options) => ({
        parts: { source: 'states' as const, emptyText: 'Nothing found', rules: [requiredTo('enter', options)] },
        answer: 'Maharashtra',
      }),
    },
  }),
  /** A code that fills another field from the server once it has its full length, and clears it otherwise. */
  lookup: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('lookup'),
        ...typedField(),
        source: nameShape(lookupSources, source),
        fills: text('the name of the field it fills'),
      }),
      describe: 'a code that fills another field once it is complete',
      control: 'text',
      pictureAlt: 'A box with an IFSC code',
      newField: (options) => ({
        parts: {
          normalize: 'upperCase' as const,
          source: 'bankByIfsc' as const,
          fills: 'bankName',
          rules: [requiredTo('enter', options), ifsc('Please enter valid IFSC code')],
        },
        answer: 'BHNB0001234',
      }),
    },
  }),
};
