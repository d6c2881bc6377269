// The Form.io wizard definition.
import { labels, messages, options, patterns, titles } from '../../../journey.ts';

const field = (key, type, validate, extra) => {
  const m = messages[key];
  return {
    type,
    key,
    label: labels[key],
    input: true,
    validate: { required: true, ...validate },
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
    ...extra,
  };
};
const values = (list) => list.map((v) => ({ label: v, value: v }));
const choice = (key, extra) => field(key, 'radio', {}, { values: values(options[key]), ...extra });
const number = (key, min, max) => field(key, 'number', { min, max, integer: true });
const contact = (n) => [
  field(`name${n}`, 'textfield', { pattern: patterns.letters }),
  field(`relation${n}`, 'select', {}, { widget: 'html5', data: { values: values(options.relationOne) } }),
  field(`mobile${n}`, 'textfield', { minLength: 10, maxLength: 10, pattern: patterns.mobile }, { inputType: 'tel' }),
];
const panel = (id, ...components) => ({
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
    ...components,
  ],
});

export const form = {
  display: 'wizard',
  settings: {},
  components: [
    panel(
      'name-email',
      field('name', 'textfield', { minLength: 3, pattern: patterns.letters }),
      field('email', 'email', {}),
    ),
    panel('loan-purpose', choice('loanPurpose')),
    panel('loan-amount', number('loanAmount', 1000, 999999)),
    panel('gender', choice('gender')),
    panel('marital-status', choice('maritalStatus')),
    panel('education', choice('highestEducation')),
    panel('employment', choice('employmentDetails')),
    panel('payment-mode', choice('paymentMode')),
    panel(
      'company-name',
      field('companyName', 'textfield', { minLength: 2, maxLength: 50, pattern: patterns.notOnlyDigits }),
    ),
    panel('industry', choice('industry')),
    panel('designation', choice('designation')),
    panel('monthly-income', number('monthlyIncome', 1000, 9999999999)),
    panel('experience', choice('workExperience')),
    panel('salary-date', choice('salaryDate', { inline: true })),
    panel('residence', choice('yourResidence')),
    panel(
      'address',
      field('houseNo', 'textfield'),
      field('city', 'textfield'),
      field('state', 'textfield'),
      field('pinCode', 'textfield', { pattern: patterns.pincode }),
    ),
    panel('references', ...contact('One'), ...contact('Two')),
  ],
};
export const formOptions = { breadcrumbSettings: { clickable: false }, i18n: { en: { submit: 'Next' } } };
