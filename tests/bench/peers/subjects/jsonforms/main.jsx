// JSON Forms: vanilla renderers. The vanilla set has no stepper (its categorization is a row of tabs
// that does not gate on validity), so one schema + uischema per step, swapped by hand.

import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../subjects/base.css';
import './jsonforms.css';
import { labels, messages, options, patterns, titles } from '../../../journey.ts';

const str = (extra) => ({ type: 'string', ...extra });
const control = (name, opts) => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  label: labels[name],
  options: opts,
});
const step = (id, properties, controlOptions = {}) => ({
  id,
  schema: { type: 'object', required: Object.keys(properties), properties },
  uischema: {
    type: 'VerticalLayout',
    elements: Object.keys(properties).map((name) => control(name, controlOptions[name])),
  },
});
const one = (id, name, extra, opts) => step(id, { [name]: str(extra) }, { [name]: opts });
const choice = (id, name, orientation = 'vertical') =>
  one(id, name, { enum: options[name] }, { format: 'radio', orientation });
const contact = (n) => ({
  [`name${n}`]: str({ pattern: patterns.letters }),
  [`relation${n}`]: str({ enum: options.relationOne }),
  [`mobile${n}`]: str({ minLength: 10, maxLength: 10, pattern: patterns.mobile }),
});

const steps = [
  step('name-email', { name: str({ minLength: 3, pattern: patterns.letters }), email: str({ format: 'email' }) }),
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
  choice('salary-date', 'salaryDate', 'horizontal'),
  choice('residence', 'yourResidence'),
  step('address', { houseNo: str(), city: str(), state: str(), pinCode: str({ pattern: patterns.pincode }) }),
  step('references', { ...contact('One'), ...contact('Two') }),
];

// the documented way to change messages
const translateError = (error) => {
  const field = error.params?.missingProperty ?? error.instancePath.split('/').pop();
  return messages[field]?.[error.keyword] ?? error.message;
};
const i18n = { locale: 'en', translateError };

function Step({ def, data, onNext }) {
  const [state, setState] = useState(null); // onChange reports data and errors, the first time right after mounting
  const [mode, setMode] = useState('ValidateAndHide');
  return (
    <form
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        if (!state || state.errors.length) setMode('ValidateAndShow');
        else onNext(state.data);
      }}
    >
      <h1>{titles[def.id]}</h1>
      <JsonForms
        schema={def.schema}
        uischema={def.uischema}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={mode}
        i18n={i18n}
        onChange={setState}
      />
      <button type="submit">Next</button>
    </form>
  );
}

function App() {
  const [index, setIndex] = useState(0);
  const [data, setData] = useState({});
  if (index === steps.length) return <h1>{titles.done}</h1>;
  return (
    <Step
      key={index}
      def={steps[index]}
      data={data}
      onNext={(next) => {
        setData(next);
        setIndex(index + 1);
      }}
    />
  );
}
createRoot(document.getElementById('root')).render(<App />);
