// FormKit for React: one <FormKit type="form"> per step swapped by hand (the multi-step add-on is documented for Vue only),
// Genesis theme (the default theme), errors shown on submit.

import { defaultConfig, FormKit, FormKitProvider } from '@formkit/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@formkit/themes/genesis';
import { labels, messages, options, patterns, titles } from '../../../journey.ts';

const field = (name, type, rules, extra) => {
  const m = messages[name];
  return {
    name,
    type,
    label: labels[name],
    validation: [['required'], ...rules],
    validationVisibility: 'submit',
    validationMessages: {
      required: m.required,
      matches: m.pattern,
      email: m.format,
      min: m.minimum,
      max: m.maximum,
      length: m.minLength,
      number: m.type,
    },
    ...extra,
  };
};
const choice = (name) => [field(name, 'radio', [], { options: options[name] })];
const letters = ['matches', new RegExp(patterns.letters)];
const contact = (n) => [
  field(`name${n}`, 'text', [letters]),
  field(`relation${n}`, 'select', [], { options: options.relationOne, placeholder: 'Select' }),
  field(
    `mobile${n}`,
    'tel',
    [
      ['length', 10],
      ['matches', new RegExp(patterns.mobile)],
    ],
    { maxLength: 10 },
  ),
];

const steps = [
  ['name-email', [field('name', 'text', [['length', 3], letters]), field('email', 'email', [['email']])]],
  ['loan-purpose', choice('loanPurpose')],
  ['loan-amount', [field('loanAmount', 'number', [['number'], ['min', 1000], ['max', 999999]], { step: 1 })]],
  ['gender', choice('gender')],
  ['marital-status', choice('maritalStatus')],
  ['education', choice('highestEducation')],
  ['employment', choice('employmentDetails')],
  ['payment-mode', choice('paymentMode')],
  [
    'company-name',
    [
      field(
        'companyName',
        'text',
        [
          ['matches', new RegExp(patterns.notOnlyDigits)],
          ['length', 2, 50],
        ],
        { maxLength: 50 },
      ),
    ],
  ],
  ['industry', choice('industry')],
  ['designation', choice('designation')],
  ['monthly-income', [field('monthlyIncome', 'number', [['number'], ['min', 1000], ['max', 9999999999]], { step: 1 })]],
  ['experience', choice('workExperience')],
  ['salary-date', choice('salaryDate')],
  ['residence', choice('yourResidence')],
  [
    'address',
    [
      field('houseNo', 'text', []),
      field('city', 'text', []),
      field('state', 'text', []),
      field('pinCode', 'text', [['matches', new RegExp(patterns.pincode)]], { maxLength: 6 }),
    ],
  ],
  ['references', [...contact('One'), ...contact('Two')]],
];

function App() {
  const [step, setStep] = useState(0);
  const [data, setData] = useState({});
  if (step === steps.length) return <h1>{titles.done}</h1>;
  const [id, fields] = steps[step];
  return (
    <>
      <h1>{titles[id]}</h1>
      <FormKit
        key={id}
        type="form"
        submitLabel="Next"
        incompleteMessage={false}
        onSubmit={(values) => {
          setData({ ...data, ...values });
          setStep(step + 1);
        }}
      >
        {fields.map((f) => (
          <FormKit key={f.name} {...f} />
        ))}
      </FormKit>
    </>
  );
}
createRoot(document.getElementById('root')).render(
  <FormKitProvider config={defaultConfig()}>
    <App />
  </FormKitProvider>,
);
