// SurveyJS: one survey JSON with one page per screen; default theme, the sheet without fonts.
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.min.css';
import { definitions, labels, messages, options, titles } from '../../../journey.ts';

function validatorsOf(name, input, { pattern, minLength, minimum, maximum }) {
  const texts = messages[name];
  return [
    pattern && { type: 'regex', regex: pattern, text: texts.pattern },
    minLength && { type: 'text', minLength, text: texts.minLength },
    minimum && { type: 'numeric', minValue: minimum, text: texts.minimum },
    maximum && { type: 'numeric', maxValue: maximum, text: texts.maximum },
    input === 'email' && { type: 'email', text: texts.format },
  ].filter(Boolean);
}

function typeOf({ name, input, limits }) {
  if (input === 'select') return { type: 'dropdown', choices: options[name] };
  if (input === 'radio')
    return { type: 'radiogroup', choices: options[name], ...(name === 'salaryDate' && { colCount: 0 }) };
  return {
    type: 'text',
    inputType: input,
    maxLength: limits.maxLength,
    validators: validatorsOf(name, input, limits),
  };
}

const elementOf = (field) => ({
  name: field.name,
  title: labels[field.name],
  isRequired: true,
  requiredErrorText: messages[field.name].required,
  ...typeOf(field),
});

const json = {
  showQuestionNumbers: 'off',
  questionErrorLocation: 'bottom',
  showPrevButton: true,
  pageNextText: 'Next',
  completeText: 'Next',
  completedHtml: `<h3>${titles.done}</h3>`,
  pages: definitions.map(({ id, fields }) => ({ name: id, title: titles[id], elements: fields.map(elementOf) })),
};

createRoot(document.getElementById('root')).render(<Survey model={new Model(json)} />);
