// One JSON schema (+ uiSchema) per step.
import { labels, messages, options, patterns, titles } from '../../../journey.ts';

const str = (name, extra) => ({ type: 'string', title: labels[name], ...extra });
const one = (id, name, extra, ui) => ({
  schema: {
    title: titles[id],
    type: 'object',
    required: [name],
    properties: { [name]: { title: labels[name], type: 'string', ...extra } },
  },
  ui: ui && { [name]: ui },
});
const choice = (id, name, inline = false) =>
  one(id, name, { enum: options[name] }, { 'ui:widget': 'radio', 'ui:options': { inline } });
const many = (id, properties, ui) => ({
  schema: { title: titles[id], type: 'object', required: Object.keys(properties), properties },
  ui,
});
const contact = (n) => ({
  [`name${n}`]: str(`name${n}`, { pattern: patterns.letters }),
  [`relation${n}`]: str(`relation${n}`, { enum: options.relationOne }),
  [`mobile${n}`]: str(`mobile${n}`, { minLength: 10, maxLength: 10, pattern: patterns.mobile }),
});
const tel = { 'ui:options': { inputType: 'tel' } };

export const steps = [
  many('name-email', {
    name: str('name', { minLength: 3, pattern: patterns.letters }),
    email: str('email', { format: 'email' }),
  }),
  choice('loan-purpose', 'loanPurpose'),
  one('loan-amount', 'loanAmount', { type: 'integer', minimum: 1000, maximum: 999999 }),
  choice('gender', 'gender'),
  choice('marital-status', 'maritalStatus'),
  choice('education', 'highestEducation'),
  choice('employment', 'employmentDetails'),
  choice('payment-mode', 'paymentMode'),
  one('company-name', 'companyName', { minLength: 2, maxLength: 50, pattern: patterns.notOnlyDigits }),
  choice('industry', 'industry'),
  choice('designation', 'designation'),
  one('monthly-income', 'monthlyIncome', { type: 'integer', minimum: 1000, maximum: 9999999999 }),
  choice('experience', 'workExperience'),
  choice('salary-date', 'salaryDate', true),
  choice('residence', 'yourResidence'),
  many('address', {
    houseNo: str('houseNo'),
    city: str('city'),
    state: str('state'),
    pinCode: str('pinCode', { pattern: patterns.pincode }),
  }),
  many('references', { ...contact('One'), ...contact('Two') }, { mobileOne: tel, mobileTwo: tel }),
];

// the documented way to change messages
export const transformErrors = (errors) =>
  errors.map((e) => {
    const field = e.params?.missingProperty ?? e.property?.replace(/^\./, '');
    const message = messages[field]?.[e.name];
    return message ? { ...e, message } : e;
  });
