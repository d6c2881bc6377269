import { optionIcons } from '#engine/fields/shapes.ts';
import { atLeast, pattern, required } from '#engine/rules.ts';
import { bankDetails } from './fixtures/journey/bank-details.ts';
import { enterName } from './fixtures/journey/enter-name.ts';
import { loanPurpose } from './fixtures/journey/loan-purpose.ts';
import { known } from './fixtures/known.ts';
import type { WrongSchema } from './wrong-parts.ts';
import { field, tooLong, withAmount, withField, withName } from './wrong-parts.ts';

const kinds =
  "one of 'text', 'email', 'digits', 'money', 'code', 'masked', 'choice', 'days', 'select', 'suggest', 'lookup'";

/** What is wrong with a step and its fields, one at a time. */
export const wrongSchemas: readonly WrongSchema[] = [
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
  ['an unknown kind', withField({ kind: 'radio' }), 'fields.loanPurpose.kind', "is 'radio'", kinds],
  ['a mistyped kind', withField({ kind: 'chioce' }), 'fields.loanPurpose.kind', "is 'chioce'", "'choice'"],
  ['no kind', withField({ kind: undefined }), 'fields.loanPurpose.kind', 'is missing', kinds],
  [
    'a look nobody drew',
    withField({ variant: 'cards' }),
    'fields.loanPurpose.variant',
    "is 'cards'",
    "'rows' or 'tiles'",
  ],
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
    'the words that are sent',
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
    "is 'capp'",
    "'cap'",
  ],
  [
    'an icon like no other',
    withField({ options: [{ value: 'Education', icon: 'unicorn' }] }),
    'fields.loanPurpose.options[0].icon',
    "is 'unicorn'",
    `one of ${optionIcons.map((icon) => `'${icon}'`).join(', ')}`,
  ],
  [
    'too many tiles',
    withField({ options: [...field.options, { value: 'Wedding' }] }),
    'fields.loanPurpose.variant',
    'tiles are for up to 6 short options, and there are 7',
    "'rows'",
  ],
  [
    'a long tile',
    withField({ options: [{ value: 'Repairs of the house and its roof' }] }),
    'fields.loanPurpose.options[0].value',
    "'Repairs of the house and its roof' is too long for a tile",
    "a shorter text, or variant 'rows'",
  ],
  [
    'a bound in quotes',
    withAmount({ rules: [{ ...atLeast(5000, 'At least 5,000'), value: '5,000' }] }),
    'fields.loanAmount.rules[0].value',
    "is '5,000'",
    '5000 without quotes',
  ],
  [
    'a rule without a message',
    withField({ rules: [required('')] }),
    'fields.loanPurpose.rules[0].message',
    'is empty',
    "the words the borrower sees, as in required('Please select your gender')",
  ],
  [
    'a mistyped rule',
    withField({ rules: [{ rule: 'requird', message: 'Please choose' }] }),
    'fields.loanPurpose.rules[0].rule',
    "is 'requird'",
    "'required'",
  ],
  [
    'a rule without its value',
    withField({ rules: [{ rule: 'minLength', message: 'Too short' }] }),
    'fields.loanPurpose.rules[0].value',
    'is missing',
    'a number of characters',
  ],
  [
    'an expression that cannot be read',
    withField({ rules: [pattern('^(', 'Not so')] }),
    'fields.loanPurpose.rules[0].value',
    "is '^('",
    "an expression that can be read, such as '^[A-Z]+$'",
  ],
  [
    'a mistyped typing aid',
    withName({ normalize: 'uperCase' }),
    'fields.name.normalize',
    "is 'uperCase'",
    "'upperCase'",
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
    withName({ reason: undefined }),
    'fields.name.reason',
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
    'fields.loanPurpose.reason',
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
    `one of ${known.routes.map((route) => `'${route}'`).join(', ')}`,
  ],
  [
    'a back target for repeat customers that does not exist',
    { ...loanPurpose, back: { to: '/dashboard', repeatCustomer: '/dashbord' } },
    'back.repeatCustomer',
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
];
