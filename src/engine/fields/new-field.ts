import { required } from '../rules.ts';
import type { NewFieldOptions } from './kind.ts';

/** Upper case after the first letter, as in 'PAN', stays. */
const within = (label: string) => (/^[A-Z][a-z ]/.test(label) ? `${label[0]?.toLowerCase()}${label.slice(1)}` : label);

/** The first rule of a new field: 'Please enter monthly income'. */
export const requiredTo = (verb: 'enter' | 'select', { label }: NewFieldOptions) =>
  required(`Please ${verb} ${within(label)}`);

/** The parts of a new field that is personal. */
export const personal = (autocomplete: string, reason: string) => ({ autocomplete, reason });

/** The options of a new field, as they were given. */
export const optionsOf = ({ options }: NewFieldOptions) => options.map((value) => ({ value }));
