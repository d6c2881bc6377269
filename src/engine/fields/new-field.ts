import { required } from '../rules.ts';
import type { NewFieldOptions } from './kind.ts';

/** Upper case after the first letter, as in 'PAN', stays. */
const within = (label: string) => (/^[A-Z][a-z ]/.test(label) ? `${label[0]?.toLowerCase()}${label.slice(1)}` : label);

/** The first rule of a new field: 'Please enter monthly income'. */
export const requiredTo = (verb: 'enter' | 'select', { label }: NewFieldOptions) =>
  required(`Please ${verb} ${within(label)}`);

export const personal = (autocomplete: string, reason: string) => ({ autocomplete, reason });

export const optionsOf = ({ options }: NewFieldOptions) => options.map((value) => ({ value }));
