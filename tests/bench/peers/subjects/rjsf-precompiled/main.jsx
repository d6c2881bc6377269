// react-jsonschema-form with its documented schema pre-compilation: ajv runs at build time (generate.js),
// the browser gets the generated functions and no ajv compiler.

import Form from '@rjsf/core';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../subjects/base.css';
import './rjsf.css';
import { messages, titles } from '../../../journey.ts';
import { compiled } from '../../node_modules/.cache/rjsf/index.js';
import { steps } from '../json-schema.js';

// the documented way to change messages
const transformErrors = (errors) =>
  errors.map((e) => {
    const field = e.params?.missingProperty ?? e.property?.replace(/^\./, '');
    const message = messages[field]?.[e.name];
    return message ? { ...e, message } : e;
  });

const uiOf = ({ name, input }) => ({
  ...(input === 'radio' && { 'ui:widget': 'radio', 'ui:options': { inline: name === 'salaryDate' } }),
  ...(input === 'tel' && { 'ui:options': { inputType: 'tel' } }),
});

const validators = steps.map((s, i) => createPrecompiledValidator(compiled[i], s.schema));

function App() {
  const [step, setStep] = useState(0);
  const [data, setData] = useState({});
  if (step === steps.length) return <h1>{titles.done}</h1>;
  const { schema, fields } = steps[step];
  const ui = Object.fromEntries(fields.map((field) => [field.name, uiOf(field)]));
  return (
    <Form
      key={step}
      schema={schema}
      uiSchema={{ ...ui, 'ui:submitButtonOptions': { submitText: 'Next' } }}
      formData={data}
      validator={validators[step]}
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
