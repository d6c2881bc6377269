import { atLeast, minLength, required, wholeRupees } from '#engine/rules.ts';
import { enterName } from './fixtures/journey/enter-name.ts';
import { loanPurpose } from './fixtures/journey/loan-purpose.ts';
import { wrongNumbers } from './wrong-numbers.ts';
import type { WrongSchema } from './wrong-parts.ts';
import { field, says, withAmount, withExamples, withField, withHindi } from './wrong-parts.ts';

/** What is wrong from the save on, one at a time. */
export const wrongSaves: readonly WrongSchema[] = [
  [
    'a save key for two answers',
    { ...enterName, save: { key: 'name' } },
    'save.key',
    'one key for several fields',
    "keys: { name: '…', email: '…' }",
  ],
  [
    'save keys without one of the fields',
    { ...enterName, save: { keys: { name: 'fullName' } } },
    'save.keys',
    "'email' has no save key",
    "email: '…'",
  ],
  [
    'a save key for a field that is not there',
    { ...enterName, save: { keys: { name: 'fullName', emal: 'mail' } } },
    'save.keys.emal',
    "'emal' is not a field",
    "'email'",
  ],
  [
    'one save key for two fields',
    { ...enterName, save: { keys: { name: 'fullName', email: 'fullName' } } },
    'save.keys',
    "'fullName' is there twice",
    'another key for each field',
  ],
  [
    'a call that is not there',
    { ...enterName, save: { ...enterName.save, call: 'saveNameAndMail' } },
    'save.call',
    "is 'saveNameAndMail'",
    "'saveNameAndEmail'",
  ],
  [
    'a decision that is not there',
    { ...enterName, save: { key: 'name', decision: 'answerSave' } },
    'save.decision',
    "is 'answerSave'",
    "'answerSaved'",
  ],
  [
    'a body that sends a field that is not there',
    { ...enterName, save: { ...enterName.save, body: { name: 'name', email: 'emal' } } },
    'save.body.email',
    "'emal' is not a field",
    "'email'",
  ],
  [
    'a body that does not fit its call',
    { ...enterName, save: { ...enterName.save, body: () => ({ name: 'Meera Joshi' }) } },
    'save.body',
    "for examples.pass[0] it does not fit customer_onboarding/onboard_user_NameAndEmail at 'email'",
    'what the contract requires',
  ],
  ...wrongNumbers,
  [
    'a text without its Hindi',
    { ...loanPurpose, subtitle: 'Tell us why.' },
    'subtitle',
    "'Tell us why.' has no Hindi",
    "a line of hindi: 'Tell us why.': '…'",
  ],
  [
    'no Hindi at all',
    { ...loanPurpose, hindi: undefined },
    'fields.loanPurpose.options[3].value',
    "'Education' has no Hindi",
    "a line of hindi: 'Education': '…'",
  ],
  [
    'the Hindi of a mistyped text',
    withHindi({ Education: undefined, Educatoin: 'शिक्षा' }),
    'hindi.Educatoin',
    'no text of the step is this',
    "'Education'",
  ],
  [
    'the Hindi of a text that is gone',
    withHindi({ 'Any other thing?': 'कुछ और?' }),
    'hindi.Any other thing?',
    'no text of the step is this',
    'a text of the step, or take the line out',
  ],
  ['an empty Hindi', withHindi({ Education: ' ' }), 'hindi.Education', 'is empty', "the Hindi of 'Education'"],
  [
    'a long Hindi',
    withHindi({ Education: 'शि'.repeat(91) }),
    'hindi.Education',
    'has 91 characters, of 90',
    'a shorter text',
  ],
  ['no passing example', withExamples({ pass: [] }), 'examples.pass', 'is empty', 'at least one example that passes'],
  [
    'no failing example',
    withExamples({ fail: [] }),
    'examples.fail',
    'is empty',
    'one example for every rule, with the message it shows',
  ],
  [
    'an example of an unknown field',
    withExamples({ pass: [{ loanPurpos: 'Education', loanPurpose: 'Education' }] }),
    'examples.pass[0].loanPurpos',
    "'loanPurpos' is not a field",
    "'loanPurpose'",
  ],
  [
    'a passing example that leaves an answer out',
    { ...enterName, examples: { ...enterName.examples, pass: [{ name: 'Meera Joshi' }] } },
    'examples.pass[0].email',
    "'' fails with 'Email is required'",
    'an answer that passes, or fix the rule',
  ],
  [
    'a passing example that fails',
    withExamples({ pass: [{ loanPurpose: ' ' }] }),
    'examples.pass[0].loanPurpose',
    "' ' fails with 'Please select a loan purpose'",
    'an answer that passes, or fix the rule',
  ],
  [
    'a failing example that passes',
    withExamples({
      fail: [...loanPurpose.examples.fail, { answers: { loanPurpose: 'Others' }, errors: { loanPurpose: 'No' } }],
    }),
    'examples.fail[1].errors.loanPurpose',
    "'No' is expected, nothing shows",
    'what shows, or fix the rule',
  ],
  [
    'a failing example with another message',
    withExamples({ fail: says('Please choose') }),
    'examples.fail[0].errors.loanPurpose',
    "'Please choose' is expected, 'Please select a loan purpose' shows",
    'what shows, or fix the rule',
  ],
  [
    'a failing example that says too little',
    withExamples({ fail: [{ answers: { loanPurpose: '' }, errors: {} }] }),
    'examples.fail[0].errors.loanPurpose',
    "nothing is expected, 'Please select a loan purpose' shows",
    'what shows, or fix the rule',
  ],
  [
    'a rule that no example breaks',
    withField({ rules: [...field.rules, minLength(2, 'Too short')] }),
    'fields.loanPurpose.rules[1]',
    "no failing example shows 'Too short'",
    'one in examples.fail',
  ],
  [
    'a save that throws',
    {
      ...enterName,
      save: {
        ...enterName.save,
        body: () => {
          throw new Error('no');
        },
      },
    },
    'examples',
    'a rule or the save throws "Error: no"',
    'one that bears every answer, an empty one too',
  ],
  [
    'a message that says another number than its rule',
    withAmount({ rules: [wholeRupees('Whole rupees'), atLeast(5000, 'Amount must be at least 1000')] }),
    'fields.loanAmount.rules[1].message',
    'says 1000, and the rule is 5000',
    '5000 in it',
  ],
  [
    'a money field that takes what is no amount',
    withAmount({ rules: [required('Please enter loan amount')] }),
    'fields.loanAmount.rules',
    'no rule refuses what is no amount',
    "wholeRupees('…') after required('…')",
  ],
  [
    'a shortcut that its own rule refuses',
    withAmount({ shortcuts: [1_000, 500] }),
    'fields.loanAmount.shortcuts[1]',
    "500 fails with 'Amount must be at least 1000'",
    'an amount that passes',
  ],
];
