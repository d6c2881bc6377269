// react-jsonschema-form: core theme, ajv8 validator; one schema per step, <Form key> swapped by hand.

import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../subjects/base.css';
import './rjsf.css';
import { titles } from '../../../journey.ts';
import { steps, transformErrors } from './steps.js';

function App() {
  const [step, setStep] = useState(0);
  const [data, setData] = useState({});
  if (step === steps.length) return <h1>{titles.done}</h1>;
  const { schema, ui } = steps[step];
  return (
    <Form
      key={step}
      schema={schema}
      uiSchema={{ ...ui, 'ui:submitButtonOptions': { submitText: 'Next' } }}
      formData={data}
      validator={validator}
      transformErrors={transformErrors}
      showErrorList={false}
      noHtml5Validate
      onSubmit={({ formData }) => {
        setData({ ...data, ...formData });
        setStep(step + 1);
      }}
    />
  );
}
createRoot(document.getElementById('root')).render(<App />);
