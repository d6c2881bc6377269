import { atLeast, minLength, required, wholeRupees } from '#engine/rules.ts';
import { rider } from './fixtures/journey/rider.ts';
import { trip } from './fixtures/journey/trip.ts';
import { wrongNumbers } from './wrong-numbers.ts';
import type { WrongSchema } from './wrong-parts.ts';
import { failing, field, withAmount, withExamples, withField, withHindi } from './wrong-parts.ts';

/** What is wrong from the save on, one at a time. */
export const wrongSaves: readonly WrongSchema[] = [
  [
    'a save key for two answers',
    { ...rider, save: { key: 'name' } },
    'save.key',
    'one key for several fields',
    "keys: { name: '…', email: '…' }",
  ],
  [
    'save keys without one of the fields',
    { ...rider, save: { keys: { name: 'fullName' } } },
    'save.keys',
    "'email' has no save key",
    "email: '…'",
  ],
  [
    'a save key for a field that is not there',
    { ...rider, save: { keys: { name: 'fullName', emal: 'mail' } } },
    'save.keys.emal',
    "'emal' is not a field",
    "'email'",
  ],
  [
    'one save key for two fields',
    { ...rider, save: { keys: { name: 'fullName', email: 'fullName' } } },
    'save.keys',
    "'fullName' is there twice",
    'another key for each field',
  ],
  [
    'a call that is not there',
    { ...rider, save: { ...rider.save, call: 'saveNameAndMail' } },
    'save.call',
    "is 'saveNameAndMail'",
    "'saveNameAndEmail'",
  ],
  [
    'a decision that is not there',
    { ...rider, save: { key: 'name', decision: 'answerSave' } },
    'save.decision',
    "is 'answerSave'",
    "'answerSaved'",
  ],
  [
    'a body that sends a field that is not there',
    { ...rider, save: { ...rider.save, body: { name: 'name', email: 'emal' } } },
    'save.body.email',
    "'emal' is not a field",
    "'email'",
  ],
  [
    'a body that does not fit its call',
    { ...rider, save: { ...rider.save, body: () => ({ name: 'Meera Joshi' }) } },
    'save.body',
    "for examples.pass[0] it does not fit customer_onboarding/onboard_user_NameAndEmail at 'email'",
    'what the contract requires',
  ],
  ...wrongNumbers,
  [
    'a text without its Hindi',
    { ...trip, subtitle: 'Tell us why.' },
    'subtitle',
    "'Tell us why.' has no Hindi",
    "a line of hindi: 'Tell us why.': '…'",
  ],
  [
    'no Hindi at all',
    { ...trip, hindi: undefined },
    'fields.trip.options[3].value',
    "'School' has no Hindi",
    "a line of hindi: 'School': '…'",
  ],
  [
    'the Hindi of a mistyped text',
    withHindi({ School: undefined, Schoool: 'स्कूल' }),
    'hindi.Schoool',
    'no text of the step is this',
    "'School'",
  ],
  [
    'the Hindi of a text that is gone',
    withHindi({ 'Any other thing?': 'कुछ और?' }),
    'hindi.Any other thing?',
    'no text of the step is this',
    'a text of the step, or take the line out',
  ],
  ['an empty Hindi', withHindi({ School: ' ' }), 'hindi.School', 'is empty', "the Hindi of 'School'"],
  [
    'a long Hindi',
    withHindi({ School: 'शि'.repeat(91) }),
    'hindi.School',
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
    withExamples({ pass: [{ trp: 'School', trip: 'School' }] }),
    'examples.pass[0].trp',
    "'trp' is not a field",
    "'trip'",
  ],
  [
    'a passing example that leaves an answer out',
    { ...rider, examples: { ...rider.examples, pass: [{ name: 'Meera Joshi' }] } },
    'examples.pass[0].email',
    "'' fails with 'Please write a mail address'",
    'an answer that passes, or fix the rule',
  ],
  [
    'a passing example that fails',
    withExamples({ pass: [{ trip: ' ' }] }),
    'examples.pass[0].trip',
    "' ' fails with 'Please choose a place'",
    'an answer that passes, or fix the rule',
  ],
  [
    'a failing example that passes',
    withExamples({
      fail: [...trip.examples.fail, { answers: { trip: 'Elsewhere' }, errors: { trip: 'No' } }],
    }),
    'examples.fail[1].errors.trip',
    "'No' is expected, nothing shows",
    'what shows, or fix the rule',
  ],
  [
    'a failing example with another message',
    withExamples({ fail: failing('Please choose') }),
    'examples.fail[0].errors.trip',
    "'Please choose' is expected, 'Please choose a place' shows",
    'what shows, or fix the rule',
  ],
  [
    'a failing example with too few messages',
    withExamples({ fail: [{ answers: { trip: '' }, errors: {} }] }),
    'examples.fail[0].errors.trip',
    "nothing is expected, 'Please choose a place' shows",
    'what shows, or fix the rule',
  ],
  [
    'a rule that no example breaks',
    withField({ rules: [...field.rules, minLength(2, 'Too short')] }),
    'fields.trip.rules[1]',
    "no failing example shows 'Too short'",
    'one in examples.fail',
  ],
  [
    'a save that throws',
    {
      ...rider,
      save: {
        ...rider.save,
        body: () => {
          throw new Error('no');
        },
      },
    },
    'examples',
    'a rule or the save throws "Error: no"',
    'one that accepts every answer, an empty one too',
  ],
  [
    'a message with another number than its rule',
    withAmount({ rules: [wholeRupees('Whole rupees'), atLeast(5000, 'The deposit is 1000 or more')] }),
    'fields.deposit.rules[1].message',
    'has 1000, and the rule is 5000',
    '5000 in it',
  ],
  [
    'a money field that takes what is no amount',
    withAmount({ rules: [required('Please write a deposit')] }),
    'fields.deposit.rules',
    'no rule rejects what is no amount',
    "wholeRupees('…') after required('…')",
  ],
  [
    'a shortcut that its own rule refuses',
    withAmount({ shortcuts: [1_000, 500] }),
    'fields.deposit.shortcuts[1]',
    "500 fails with 'The deposit is 1000 or more'",
    'an amount that passes',
  ],
];
