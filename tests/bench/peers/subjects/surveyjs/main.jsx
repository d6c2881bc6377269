// SurveyJS: one survey JSON with one page per screen; default theme, the sheet without fonts.
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.min.css';
import { labels, messages, options, patterns, titles } from '../../../journey.ts';

const base = (name, extra) => ({
  name,
  title: labels[name],
  isRequired: true,
  requiredErrorText: messages[name].required,
  ...extra,
});
const regex = (name, pattern) => ({ type: 'regex', regex: pattern, text: messages[name].pattern });
const minLen = (name, minLength) => ({ type: 'text', minLength, text: messages[name].minLength });
const text = (name, validators = [], extra) => base(name, { type: 'text', validators, ...extra });
const number = (name, min, max) =>
  base(name, {
    type: 'text',
    inputType: 'number',
    validators: [
      { type: 'numeric', minValue: min, text: messages[name].minimum },
      { type: 'numeric', maxValue: max, text: messages[name].maximum },
    ],
  });
const choice = (name, key = name, extra) => base(name, { type: 'radiogroup', choices: options[key], ...extra });
const contact = (n) => [
  text(`name${n}`, [regex(`name${n}`, patterns.letters)]),
  base(`relation${n}`, { type: 'dropdown', choices: options.relationOne }),
  text(`mobile${n}`, [minLen(`mobile${n}`, 10), regex(`mobile${n}`, patterns.mobile)], {
    inputType: 'tel',
    maxLength: 10,
  }),
];
const page = (id, ...elements) => ({ name: id, title: titles[id], elements });

const json = {
  showQuestionNumbers: 'off',
  questionErrorLocation: 'bottom',
  showPrevButton: true,
  pageNextText: 'Next',
  completeText: 'Next',
  completedHtml: `<h3>${titles.done}</h3>`,
  pages: [
    page(
      'name-email',
      text('name', [minLen('name', 3), regex('name', patterns.letters)]),
      text('email', [{ type: 'email', text: messages.email.format }], { inputType: 'email' }),
    ),
    page('loan-purpose', choice('loanPurpose')),
    page('loan-amount', number('loanAmount', 1000, 999999)),
    page('gender', choice('gender')),
    page('marital-status', choice('maritalStatus')),
    page('education', choice('highestEducation')),
    page('employment', choice('employmentDetails')),
    page('payment-mode', choice('paymentMode')),
    page(
      'company-name',
      text('companyName', [regex('companyName', patterns.notOnlyDigits), minLen('companyName', 2)], { maxLength: 50 }),
    ),
    page('industry', choice('industry')),
    page('designation', choice('designation')),
    page('monthly-income', number('monthlyIncome', 1000, 9999999999)),
    page('experience', choice('workExperience')),
    page('salary-date', choice('salaryDate', 'salaryDate', { colCount: 0 })),
    page('residence', choice('yourResidence')),
    page(
      'address',
      text('houseNo'),
      text('city'),
      text('state'),
      text('pinCode', [regex('pinCode', patterns.pincode)], { maxLength: 6 }),
    ),
    page('references', ...contact('One'), ...contact('Two')),
  ],
};

createRoot(document.getElementById('root')).render(<Survey model={new Model(json)} />);
