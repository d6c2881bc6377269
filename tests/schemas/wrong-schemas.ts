import { fieldKinds, optionsOf } from '#engine/fields.ts';
import { atLeast, pattern, sameAs } from '#engine/rules.ts';
import { account } from './fixtures/journey/account.ts';
import { deposit } from './fixtures/journey/deposit.ts';
import { rider } from './fixtures/journey/rider.ts';
import { trip } from './fixtures/journey/trip.ts';
import { field, tooLong, type WrongSchemas, withAmount, withField, withName } from './wrong-parts.ts';

const kinds = Object.keys(fieldKinds)
  .map((kind) => `'${kind}'`)
  .join(', ');
const { email } = rider.fields;
const { title, ...untitled } = trip;
const options = optionsOf(field);
const long = 'Repairs of the house roof';

/** Steps with one fault each, in the step itself or in its fields. */
export const wrongSchemas: WrongSchemas = {
  'title: is missing. Write the one question of the screen.': { ...trip, title: undefined },
  'section: is empty. Write the name of the section, in the bar.': { ...trip, section: '' },
  'subtitle: has 94 characters, of 90. Write a shorter text.': { ...trip, subtitle: tooLong },
  "subtile: is not read by anything. Write 'subtitle'.": { ...trip, subtile: 'x' },
  'fields: is empty. Write at least one field.': { ...trip, fields: {} },
  "fields.trip.kind: is 'chioce'. Write 'choice'.": withField({ kind: 'chioce' }),
  [`fields.trip.kind: is 'date'. Write one of ${kinds}.`]: withField({ kind: 'date' }),
  [`fields.trip.kind: is missing. Write one of ${kinds}.`]: withField({ kind: undefined }),
  "fields.trip.variant: is 'cards'. Write 'rows' or 'tiles'.": withField({ variant: 'cards' }),
  'fields.trip.options: is empty. Write the options, in the order in which they show.': withField({ options: [] }),
  "fields.trip.options[2].value: 'School' is there twice. Write each option once.": withField({
    options: [{ value: 'School' }, { value: 'Elsewhere' }, { value: 'School' }],
  }),
  "fields.trip.options[1].value: 'school' is there twice. Write each option once.": withField({
    options: [{ value: 'School' }, { value: 'school' }],
  }),
  "fields.trip.options[1].label: 'School' is there twice. Write another label, as both show the same.": withField({
    options: [{ value: 'School' }, { value: 'College', label: 'School' }],
  }),
  'fields.trip.placeholder: is not shown where options are tapped. Write it as the hint.': withField({
    placeholder: 'Choose one',
  }),
  "fields.trip.secret: is 'true'. Write true without quotes.": withField({ secret: 'true' }),
  "fields.trip.options[0].value: is 'School '. Write it with single spaces, none at an end, and nothing invisible.":
    withField({
      options: [{ value: 'School ' }],
    }),
  "title: is 'Where\\u000a\\u00a0to\\u200b?'. Write it with single spaces, none at an end, and nothing invisible.": {
    ...trip,
    title: 'Where\n\u00a0to\u200b?',
  },
  "title: is 'Where to, {name}?'. Write it without braces: only rows of a confirmation show answers.": {
    ...trip,
    title: 'Where to, {name}?',
  },
  "fields.trip.options[0].icon: is 'capp'. Write 'cap'.": withField({ options: [{ value: 'School', icon: 'capp' }] }),
  "fields.trip.variant: tiles are for up to 6 short options, and there are 7. Write 'rows'.": withField({
    options: [...options, { value: 'Station' }],
  }),
  [`fields.trip.options[0].value: '${long}' is too long for a tile. Write a shorter text, or variant 'rows'.`]:
    withField({ options: options.with(0, { value: long }) }),
  [`fields.trip.options[0].label: '${long}' is too long for a tile. Write a shorter text, or variant 'rows'.`]:
    withField({ options: options.with(0, { value: 'Office', label: long }) }),
  "fields.deposit.rules[0].value: is '5,000'. Write 5000 without quotes.": withAmount({
    rules: [{ ...atLeast(5000, 'At least 5,000'), value: '5,000' }],
  }),
  'fields.deposit.rules[0].message: is 500. Write 10 and 500 as one number, without a comma.': withAmount({
    rules: [{ rule: 'atLeast', value: 10, message: 500 }],
  }),
  'fields.deposit.rules[0].value: is -5000. Write an amount in rupees.': withAmount({
    rules: [atLeast(-5000, 'At least 5,000')],
  }),
  "fields.deposit.rules[0].value: is 'many'. Write an amount in rupees.": withAmount({
    rules: [{ ...atLeast(5000, 'At least 5,000'), value: 'many' }],
  }),
  "fields.trip.rules[0].rule: is 'requird'. Write 'required'.": withField({
    rules: [{ rule: 'requird', message: 'Please choose' }],
  }),
  'fields.trip.rules[0].value: is missing. Write a number of characters.': withField({
    rules: [{ rule: 'minLength', message: 'Too short' }],
  }),
  "fields.trip.rules[0].value: is '^('. Write an expression that can be read, such as '[A-Z]+'.": withField({
    rules: [pattern('^(', 'Not so')],
  }),
  "fields.trip.rules[0].value: is '/^[a-z]+$/i'. Write it without the slashes around it.": withField({
    rules: [pattern('/^[a-z]+$/i', 'Not so')],
  }),
  "fields.trip.rules[0].value: is /^[A-Z]+$/. Write an expression as a text, such as '[A-Z]+'.": withField({
    rules: [{ rule: 'pattern', value: /^[A-Z]+$/, message: 'Not so' }],
  }),
  "back.suplied: is not read by anything. Write 'supplied'.": { ...trip, back: { suplied: true } },
  "save.decison: is not read by anything. Write 'decision'.": {
    ...trip,
    save: { key: 'tripKind', decison: 'residenceSaved' },
  },
  "fields.trip.options[3].icn: is not read by anything. Write 'icon'.": withField({
    options: optionsOf(field).with(3, { value: 'School', icn: 'cap' } as never),
  }),
  'fields.trip.value: is not read by anything. Write nothing here.': withField({ value: 'School' }),
  'toString: is not read by anything. Write nothing here.': { ...trip, toString: 'x' },
  'fields.trip.required: is not read by anything. Write it as a rule: required(…) in rules.': withField({
    required: true,
  }),
  "fields.trip.askIf: is not read by anything. Write 'showIf'.": withField({
    askIf: { session: 'repeatCustomer', equals: true },
  }),
  "showIf: is not read by anything. Write 'askIf'.": { ...trip, showIf: { session: 'repeatCustomer', equals: true } },
  'hint: is not read by anything. Write it in the field that it is about.': { ...trip, hint: 'x' },
  "fields.name.normalize: is 'uppercase'. Write 'upperCase'.": withName({ normalize: 'uppercase' }),
  'fields.constructor: cannot be a name. Write another name, as every object in JavaScript has this one.': {
    ...trip,
    fields: { constructor: trip.fields.trip },
  },
  "fields.name.rules[0].value: 'name' is not another field. Write 'email'.": withName({
    rules: [sameAs('name', 'Not the same')],
  }),
  'title: is a function. Write the one question of the screen.': { ...trip, title: () => 'Where to?' },
  "fields.trip.rules[0]: is 'required'. Write a rule as in schemas/README.md.": withField({ rules: ['required'] }),
  'fields.trip.rules: is missing. Write a list of rules, an empty one for a field that may stay empty.': withField({
    rules: undefined,
  }),
  "fields.name.reason: a personal field needs a reason. Write a short sentence, as in 'We check it with …'.": withName({
    reason: undefined,
  }),
  "fields.name.autocomplete: a personal field has an autocomplete token. Write a token of HTML, such as 'name', or 'off'.":
    withName({ autocomplete: undefined }),
  "fields.trip.reason: a personal field needs a reason. Write a short sentence, as in 'We check it with …'.": withField(
    { secret: true },
  ),
  'fields.trip.autocomplete: is not read where options are tapped. Write nothing here: leave it out.': withField({
    autocomplete: 'off',
    reason: 'We check it.',
  }),
  "fields.name.autocomplete: a personal field has an autocomplete token. Write 'off'.": withName({
    kind: 'masked',
    secret: true,
    autocomplete: undefined,
  }),
  'fields.name.secret: is missing, and the draft would store the answer. Write true.': withName({ kind: 'masked' }),
  "variants: 'B' is there twice. Write another name for each.": {
    ...trip,
    variants: { b: { title: 'Where now?' }, B: { title: 'Where then?' } },
  },
  "variants.Repeat case: 'Repeat case' is not a lead type. Write 'Repeat Case'.": {
    ...trip,
    variants: { 'Repeat case': { title: 'Where to?' } },
  },
  "fields.name.autocomplete: 'given-nmae' is not an autocomplete token. Write 'given-name'.": withName({
    autocomplete: 'given-nmae',
  }),
  "fields.ifsc.fills: 'number' is not a field of text below it. Write one of 'bank', 'holder'.": {
    ...account,
    fields: { ...account.fields, ifsc: { ...account.fields.ifsc, fills: 'number' } },
  },
  "fields.ifsc.fills: 'bank' is not a field of text below it. Write 'holder'.": {
    ...account,
    fields: { ...account.fields, bank: { ...deposit.fields.deposit, label: account.fields.bank.label } },
    examples: {
      pass: [{ ...account.examples.pass[0], bank: '5000' }],
      fail: [{ answers: { bank: '' }, errors: { bank: 'Please write a deposit' } }],
    },
  },
  "fields.ifsc.fills: 'ifsc' is not a field of text below it. Write one of 'bank', 'holder'.": {
    ...account,
    fields: { ...account.fields, ifsc: { ...account.fields.ifsc, fills: 'ifsc' } },
  },
  "fields.ifsc.fills: 'bankk' is not a field of text below it. Write 'bank'.": {
    ...account,
    fields: { ...account.fields, ifsc: { ...account.fields.ifsc, fills: 'bankk' } },
  },
  "route: is '/Loan purpose'. Write a route in small letters with hyphens, such as '/loan-purpose'.": {
    ...trip,
    route: '/Loan purpose',
  },
  "back.to: '/deposti' is not a route. Write '/deposit'.": { ...trip, back: { to: '/deposti' } },
  "back.repeatCustomer: '/deposti' is not a route. Write '/deposit'.": {
    ...trip,
    back: { to: '/dashboard', repeatCustomer: '/deposti' },
  },
  "prefill.answers.bankk: 'bankk' is not a field. Write 'bank'.": {
    ...account,
    prefill: { call: 'savedBankDetails', answers: { bankk: 'data.bankName' } },
  },
  "confirm.rows[0].value: 'bankk' is not a field. Write 'bank'.": {
    ...account,
    confirm: { ...account.confirm, rows: [{ label: 'Bank name', value: 'At {bankk}' }] },
  },
  "examples.pass[0].trip: 'Schol' is not an option. Write 'School'.": {
    ...trip,
    examples: { ...trip.examples, pass: [{ trip: 'Schol' }] },
  },
  "hindi.Where do you ride to?: is the English text. Write the Hindi of 'Where do you ride to?'.": {
    ...trip,
    hindi: { ...trip.hindi, 'Where do you ride to?': 'Where do you ride to?' },
  },
  "askIf: is { answer, equal }. Write { answer: 'aField', equals: 'Yes' }; or session, and oneOf (two or more) or atLeast; or and, or, not.":
    { ...trip, askIf: { answer: 'deposit', equal: 'Yes' } },
  'askIf.and: is not read by anything. Write it alone, as in { and: [{ … }, { … }] }.': {
    ...trip,
    askIf: { session: 'leadType', equals: 'New Case', and: { session: 'repeatCustomer', equals: true } },
  },
  'fields.trip.options[0].showIf.not: is not read by anything. Write it alone, as in { not: { … } }.': withField({
    options: options.with(0, {
      value: 'Office',
      showIf: { session: 'leadType', equals: 'New Case', not: true },
    } as never),
  }),
  'fields.name.optional: is not read by anything. Write nothing here: without the rule required it may stay empty.':
    withName({ optional: true }),
  'fields.name.options: is not read by anything. Write nothing here.': withName({ options: true }),
  'askIf.oneOf: is a list. Write two or more values, or equals for one.': {
    ...trip,
    askIf: { answer: 'deposit', oneOf: ['Yes'] },
  },
  "askIf: is { answer }. Write { answer: 'aField', equals: 'Yes' }; or session, and oneOf (two or more) or atLeast; or and, or, not.":
    { ...trip, askIf: { answer: 'deposit' } },
  '$schema: is not read by anything. Write stepFromJson(…) around its step in schemas/index.ts.': {
    ...trip,
    $schema: './step.schema.json',
  },
  "save: is { keyy }. Write { key: '…' }, { keys: { field: '…' } } or { call: '…', body: { … } }.": {
    ...trip,
    save: { keyy: 'tripKind' },
  },
  "save: is empty. Write { key: '…' }, { keys: { field: '…' } } or { call: '…', body: { … } }.": { ...trip, save: {} },
  "titel: is not read by anything. Write 'title'.": { ...untitled, titel: title },
  'fields.deposit.options: is not read by anything. Write nothing here.': withAmount({
    options: [{ value: 'Savings' }],
  }),
  "fields.trip.rules[1].message: is missing. Write the words the borrower sees, such as 'Please select your gender'.":
    withField({ rules: [field.rules[0], { rule: 'minLength', value: 2 }] }),
  "fields.e-mail: cannot be a name. Write a name of letters and digits without spaces, such as 'numberPlate'.": {
    ...rider,
    fields: { name: rider.fields.name, 'e-mail': email },
    save: { keys: { name: 'name', email: 'email' } },
    confirm: { ...account.confirm, rows: [{ label: 'Your mail', value: '{e-mail}' }] },
  },
};
