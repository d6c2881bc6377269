// The JSON Schema of each step.
import { definitions, labels, options, titles } from '../../journey.ts';

const propertyOf = ({ name, input, limits }) => ({
  title: labels[name],
  type: input === 'number' ? 'integer' : 'string',
  ...(input === 'email' && { format: 'email' }),
  ...(options[name].length > 0 && { enum: options[name] }),
  ...limits,
});

export const steps = definitions.map(({ id, fields }) => ({
  fields,
  schema: {
    title: titles[id],
    type: 'object',
    required: fields.map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field)])),
  },
}));
