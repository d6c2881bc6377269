// The Form.io wizard definition.
import { definitions, labels, messages, options, titles } from '../../../journey.ts';

const values = (name) => options[name].map((value) => ({ label: value, value }));

function typeOf(name, input) {
  if (input === 'radio') return { type: 'radio', values: values(name), inline: name === 'salaryDate' };
  if (input === 'select') return { type: 'select', widget: 'html5', data: { values: values(name) } };
  if (input === 'number' || input === 'email') return { type: input };
  return { type: 'textfield', inputType: input };
}

function componentOf({ name, input, limits: { minimum, maximum, ...limits } }) {
  const m = messages[name];
  const number = input === 'number' && { min: minimum, max: maximum, integer: true };
  return {
    ...typeOf(name, input),
    key: name,
    label: labels[name],
    input: true,
    validate: { required: true, ...limits, ...number },
    errors: {
      required: m.required,
      pattern: m.pattern,
      minLength: m.minLength,
      maxLength: m.maxLength,
      min: m.minimum,
      max: m.maximum,
      invalid_email: m.format,
      integer: m.type,
    },
  };
}

const panelOf = ({ id, fields }) => ({
  type: 'panel',
  key: id.replace(/-/g, '_'),
  title: titles[id],
  label: titles[id],
  breadcrumb: 'none',
  buttonSettings: { previous: true, cancel: false, next: true },
  components: [
    {
      type: 'htmlelement',
      key: `title_${id.replace(/-/g, '_')}`,
      tag: 'h1',
      className: 'fs-4',
      content: titles[id],
      input: false,
    },
    ...fields.map(componentOf),
  ],
});

export const form = { display: 'wizard', settings: {}, components: definitions.map(panelOf) };
export const formOptions = { breadcrumbSettings: { clickable: false }, i18n: { en: { submit: 'Next' } } };
