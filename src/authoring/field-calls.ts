import type { Call } from '#contract/call.ts';
import { lookupSources, suggestSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';

const sources = { ...suggestSources, ...lookupSources };

/** The calls for the suggestions and the look-ups of a step's fields. */
export const callsOfFields = ({ fields }: Pick<Step, 'fields'>): readonly Call[] =>
  Object.values(fields).flatMap((field) => ('source' in field ? [sources[field.source].call] : []));
