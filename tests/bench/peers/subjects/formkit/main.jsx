// FormKit for React: one <FormKit type="form"> per step swapped by hand (the multi-step add-on is documented for Vue only),
// Genesis theme (the default theme), errors shown on submit.

import { defaultConfig, FormKit, FormKitProvider } from '@formkit/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@formkit/themes/genesis';
import { definitions, labels, messages, options, titles } from '../../../journey.ts';

function rulesOf(input, { pattern, minLength, maxLength, minimum, maximum }) {
  return [
    ['required'],
    pattern && ['matches', new RegExp(pattern)],
    minLength && ['length', minLength, ...(maxLength ? [maxLength] : [])],
    input === 'email' && ['email'],
    input === 'number' && ['number'],
    minimum && ['min', minimum],
    maximum && ['max', maximum],
  ].filter(Boolean);
}

function fieldOf({ name, input, limits }) {
  const m = messages[name];
  return {
    name,
    type: input,
    label: labels[name],
    validation: rulesOf(input, limits),
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
    ...(options[name].length > 0 && { options: options[name] }),
    ...(input === 'select' && { placeholder: 'Select' }),
    ...(input === 'number' && { step: 1 }),
    ...(limits.maxLength && { maxLength: limits.maxLength }),
  };
}

const steps = definitions.map(({ id, fields }) => [id, fields.map(fieldOf)]);

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
