import * as z from 'zod/mini';
import { ifsc } from '../rules.ts';
import { lookupSources, suggestSources } from '../sources.ts';
import { kind } from './kind.ts';
import { nameShape, text, typedField } from './shapes.ts';

const source = 'a source of src/engine/sources.ts';

/** The kinds of field that ask the server while they are typed into. */
export const serverKinds = {
  suggest: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('suggest'),
        ...typedField(),
        source: nameShape(suggestSources, source),
        emptyText: text('what shows when nothing is found'),
      }),
      describe: 'text with suggestions from the server',
      pictureAlt: "A box with 'ma' typed, three states below it",
      newField: () => ({
        parts: { source: 'states' as const, emptyText: 'Nothing found' },
        answer: 'Maharashtra',
      }),
    },
  }),
  lookup: kind({
    tools: {
      shape: z.strictObject({
        kind: z.literal('lookup'),
        ...typedField(),
        source: nameShape(lookupSources, source),
        fills: text('the name of the field it fills'),
      }),
      describe: 'a code that fills another field once it is complete',
      pictureAlt: 'A box with an IFSC code',
      newField: () => ({
        parts: { normalize: 'upperCase', source: 'bankByIfsc', fills: 'bankName' } as const,
        rules: [ifsc('Please enter valid IFSC code')],
        answer: 'BHNB0001234',
      }),
    },
  }),
};
