import { minLength, required } from '#engine/rules.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { enterName } from '#schemas/enter-name.ts';
import { loanPurpose } from '#schemas/loan-purpose.ts';

const field = loanPurpose.fields.loanPurpose;
const { name } = enterName.fields;
const withField = (parts: object) => ({ ...loanPurpose, fields: { loanPurpose: { ...field, ...parts } } });
const withName = (parts: object) => ({ ...enterName, fields: { ...enterName.fields, name: { ...name, ...parts } } });
const withExamples = (parts: object) => ({ ...loanPurpose, examples: { ...loanPurpose.examples, ...parts } });
function withHindi(parts: Readonly<Record<string, string | undefined>>) {
  const words = Object.entries({ ...loanPurpose.hindi, ...parts }).filter(([, written]) => written !== undefined);
  return { ...loanPurpose, hindi: Object.fromEntries(words) };
}
const says = (loanPurpose: string) => [{ answers: { loanPurpose: '' }, says: { loanPurpose } }];
const tooLong = 'A sentence that goes on and on, so that nobody who holds a phone will ever read it to its end.';

/** One wrong schema each: what it is, the schema, the key it is told at, what is wrong, what to write instead. */
export const wrongSchemas: readonly (readonly [
  what: string,
  entry: unknown,
  key: string,
  wrong: string,
  write: string,
])[] = [
  ['no title', { ...loanPurpose, title: undefined }, 'title', 'is missing', 'the one question of the screen'],
  ['an empty section', { ...loanPurpose, section: '' }, 'section', 'is empty', 'the name of the section, in the bar'],
  [
    'a number as its title',
    { ...loanPurpose, title: 7 },
    'title',
    'is of the wrong type (number)',
    'the one question of the screen',
  ],
  [
    'a long text',
    { ...loanPurpose, subtitle: tooLong },
    'subtitle',
    `has ${tooLong.length} characters, of 90`,
    'a shorter text',
  ],
  ['a mistyped part', { ...loanPurpose, subtile: 'x' }, 'subtile', 'is not read by anything', "'subtitle'"],
  ['a part nobody reads', { ...loanPurpose, colour: 'x' }, 'colour', 'is not read by anything', 'nothing here'],
  ['no fields', { ...loanPurpose, fields: {} }, 'fields', 'is empty', 'at least one field'],
  [
    'an unknown kind',
    withField({ kind: 'radio' }),
    'fields.loanPurpose.kind',
    "is 'radio'",
    'a kind of src/engine/fields.ts',
  ],
  ['a mistyped kind', withField({ kind: 'chioce' }), 'fields.loanPurpose.kind', "is 'chioce'", "'choice'"],
  [
    'no kind',
    withField({ kind: undefined }),
    'fields.loanPurpose.kind',
    'is missing',
    'a kind of src/engine/fields.ts',
  ],
  ['a look nobody drew', withField({ look: 'cards' }), 'fields.loanPurpose.look', "is 'cards'", "'rows' or 'tiles'"],
  [
    'no options',
    withField({ options: [] }),
    'fields.loanPurpose.options',
    'is empty',
    'the options, in the order in which they show',
  ],
  [
    'an empty option',
    withField({ options: [{ value: '' }] }),
    'fields.loanPurpose.options[0].value',
    'is empty',
    'the words shown and sent',
  ],
  [
    'an option twice',
    withField({ options: [{ value: 'Education' }, { value: 'Others' }, { value: 'Education' }] }),
    'fields.loanPurpose.options[2].value',
    "'Education' is there twice",
    'each option once',
  ],
  [
    'an icon that is not drawn',
    withField({ options: [{ value: 'Education', icon: 'capp' }] }),
    'fields.loanPurpose.options[0].icon',
    "'capp' is not drawn",
    "'cap'",
  ],
  [
    'a rule without a message',
    withField({ rules: [required('')] }),
    'fields.loanPurpose.rules[0].message',
    'is empty',
    "the words the borrower sees, as in required('Please select your gender')",
  ],
  [
    'a rule that is none',
    withField({ rules: ['required'] }),
    'fields.loanPurpose.rules[0]',
    "is 'required'",
    'a rule of src/engine/rules.ts',
  ],
  [
    'no rules',
    withField({ rules: undefined }),
    'fields.loanPurpose.rules',
    'is missing',
    'a list of rules, an empty one for a field that may stay empty',
  ],
  [
    'a personal field without a why',
    withName({ why: undefined }),
    'fields.name.why',
    'a personal field says why it is asked',
    "a short sentence, as in 'We check it with …'",
  ],
  [
    'a personal field without an autocomplete token',
    withName({ autocomplete: undefined }),
    'fields.name.autocomplete',
    'a personal field has an autocomplete token',
    "a token of HTML, such as 'name', or 'off'",
  ],
  [
    'an e-mail without an autocomplete token',
    { ...enterName, fields: { ...enterName.fields, email: { ...enterName.fields.email, autocomplete: undefined } } },
    'fields.email.autocomplete',
    'a personal field has an autocomplete token',
    "a token of HTML, such as 'email', or 'off'",
  ],
  [
    'a secret that tells neither the browser nor the borrower what it is for',
    withField({ secret: true }),
    'fields.loanPurpose.why',
    'a personal field says why it is asked',
    "a short sentence, as in 'We check it with …'",
  ],
  [
    'a mistyped autocomplete token',
    withName({ autocomplete: 'given-nmae' }),
    'fields.name.autocomplete',
    "'given-nmae' is not an autocomplete token",
    "'given-name'",
  ],
  [
    'a look-up that fills nothing',
    { ...bankDetails, fields: { ...bankDetails.fields, ifsc: { ...bankDetails.fields.ifsc, fills: 'bankname' } } },
    'fields.ifsc.fills',
    "'bankname' is not a field",
    "'bankName'",
  ],
  [
    'an unknown route',
    { ...loanPurpose, route: '/loan-purpos' },
    'route',
    "'/loan-purpos' is not a route",
    "'/loan-purpose'",
  ],
  [
    'a route like no other',
    { ...loanPurpose, back: { to: '/no-such-page' } },
    'back.to',
    "'/no-such-page' is not a route",
    'one of those in src/contract/routes.ts, or add it there',
  ],
  [
    'a back target for repeat customers that does not exist',
    { ...loanPurpose, back: { to: '/dashboard', repeat: '/dashbord' } },
    'back.repeat',
    "'/dashbord' is not a route",
    "'/dashboard'",
  ],
  [
    'no save',
    { ...loanPurpose, save: {} },
    'save',
    'is empty',
    '{ key: a save key } or saveBy(a call, its body, its decision)',
  ],
  [
    'an unknown save key',
    { ...loanPurpose, save: { key: 'loanPurpose' } },
    'save.key',
    "'loanPurpose' is not a save key",
    "'purposeloan'",
  ],
  [
    'the save key of another',
    { ...loanPurpose, save: { key: 'gender' } },
    'save.key',
    "'gender' is the key of /gender",
    "'purposeloan'",
  ],
  [
    'a save key for a route without one',
    { ...enterName, save: { key: 'name' } },
    'save.key',
    "'name' is not a save key",
    'the key of /enter-name, once src/contract/routes.ts has a line for it in savedUnder',
  ],
  [
    'a save key for two answers',
    { ...enterName, save: { key: 'name' } },
    'save',
    'a save key holds one answer, the step has more fields',
    'saveBy(a call, its body, its decision)',
  ],
  [
    'a body that does not fit its call',
    { ...enterName, save: { ...enterName.save, body: () => ({ name: 'Meera Joshi' }) } },
    'save.body',
    "for examples.pass[0] it does not fit customer_onboarding/onboard_user_NameAndEmail at 'email'",
    'what the contract says',
  ],
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
    'an answer that passes, or mend the rule',
  ],
  [
    'a passing example that fails',
    withExamples({ pass: [{ loanPurpose: ' ' }] }),
    'examples.pass[0].loanPurpose',
    "' ' fails with 'Please select a loan purpose'",
    'an answer that passes, or mend the rule',
  ],
  [
    'a failing example that passes',
    withExamples({
      fail: [...loanPurpose.examples.fail, { answers: { loanPurpose: 'Others' }, says: { loanPurpose: 'No' } }],
    }),
    'examples.fail[1].says.loanPurpose',
    "'No' is expected, nothing shows",
    'what shows, or mend the rule',
  ],
  [
    'a failing example with another message',
    withExamples({ fail: says('Please choose') }),
    'examples.fail[0].says.loanPurpose',
    "'Please choose' is expected, 'Please select a loan purpose' shows",
    'what shows, or mend the rule',
  ],
  [
    'a failing example that says too little',
    withExamples({ fail: [{ answers: { loanPurpose: '' }, says: {} }] }),
    'examples.fail[0].says.loanPurpose',
    "nothing is expected, 'Please select a loan purpose' shows",
    'what shows, or mend the rule',
  ],
  [
    'a rule that no example breaks',
    withField({ rules: [...field.rules, minLength(2, 'Too short')] }),
    'fields.loanPurpose.rules[1]',
    "no failing example shows 'Too short'",
    'one in examples.fail',
  ],
  [
    'a rule that throws',
    withField({
      rules: [
        {
          ...required('x'),
          holds: () => {
            throw new Error('no');
          },
        },
      ],
    }),
    'examples',
    'a rule or the save throws "Error: no"',
    'one that bears every answer, an empty one too',
  ],
];
