// JSON Forms: vanilla renderers. The vanilla set has no stepper (its categorization is a row of tabs
// that does not gate on validity), so one schema + uischema per step, swapped by hand.

import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../subjects/base.css';
import './jsonforms.css';
import { labels, messages, titles } from '../../../journey.ts';
import { steps } from '../json-schema.js';

const uischemaOf = ({ fields }) => ({
  type: 'VerticalLayout',
  elements: fields.map(({ name, input }) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    label: labels[name],
    options:
      input === 'radio'
        ? { format: 'radio', orientation: name === 'salaryDate' ? 'horizontal' : 'vertical' }
        : undefined,
  })),
});

const screens = steps.map((step) => ({ schema: step.schema, uischema: uischemaOf(step) }));

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
      <h1>{def.schema.title}</h1>
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
  if (index === screens.length) return <h1>{titles.done}</h1>;
  return (
    <Step
      key={index}
      def={screens[index]}
      data={data}
      onNext={(next) => {
        setData(next);
        setIndex(index + 1);
      }}
    />
  );
}
createRoot(document.getElementById('root')).render(<App />);
