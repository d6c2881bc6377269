import { atLeast, minLength, pattern } from '#engine/rules.ts';
import { account } from './fixtures/journey/account.ts';
import { deposit } from './fixtures/journey/deposit.ts';
import { rider } from './fixtures/journey/rider.ts';
import { trip } from './fixtures/journey/trip.ts';
import { field, type WrongSchemas, withAmount, withExamples, withField, withHindi } from './wrong-parts.ts';

const least = 'The deposit is 1000 or more';
const most = 'The deposit is 150000 or less';
const withLeast = (hindi: string) => ({ ...deposit, hindi: { ...deposit.hindi, [least]: hindi } });

const withSave = (parts: object) => ({ ...rider, save: { ...rider.save, ...parts } });
const withPrefill = (parts: object) => ({ ...account, prefill: { ...account.prefill, ...parts } });
const withConfirm = (parts: object) => ({ ...account, confirm: { ...account.confirm, ...parts } });

const whole = { name: 'name', email: 'email' };
/** The rider without an e-mail, which a save sends nowhere. */
const anonymous = {
  ...rider,
  fields: { name: rider.fields.name },
  examples: { pass: [{ name: 'Meera Joshi' }], fail: rider.examples.fail.slice(0, 3) },
};
const panSave = { call: 'panVerification', body: { panNumber: 'name' } };

/** Steps with one fault each, in the save or in a part after it. */
export const wrongSaves: WrongSchemas = {
  "save.key: one key for several fields. Write keys: { name: '…', email: '…' }.": { ...rider, save: { key: 'name' } },
  "save.keys: 'email' has no save key. Write email: '…'.": { ...rider, save: { keys: { name: 'fullName' } } },
  "save.keys.emal: 'emal' is not a field. Write 'email'.": {
    ...rider,
    save: { keys: { name: 'fullName', emal: 'email' } },
  },
  "save.keys.plate: 'plate' is not a field. Write one of 'name', 'email', or take it out.": {
    ...rider,
    save: { keys: { name: 'fullName', email: 'email', plate: 'plate' } },
  },
  "save.keys: 'fullName' is there twice. Write another key for each field.": {
    ...rider,
    save: { keys: { name: 'fullName', email: 'fullName' } },
  },
  "save.key: is 'tripKind '. Write it with single spaces, none at an end, and nothing invisible.": {
    ...trip,
    save: { key: 'tripKind ' },
  },
  "save.key: is 'leadID'. Write another key, as every save sends the lead under this one.": {
    ...trip,
    save: { key: 'leadID' },
  },
  "save.keys.name: is 'leadID'. Write another key, as every save sends the lead under this one.": {
    ...rider,
    save: { keys: { name: 'leadID', email: 'email' } },
  },
  "summary.key: is 'loanPurpos'. Write 'loanPurpose'.": {
    ...trip,
    summary: { answer: 'data.loanPurpose', key: 'loanPurpos' },
  },
  "summary.answer: 'data.loanpurpose' is not in the answer to onePage. Write 'data.loanPurpose'.": {
    ...trip,
    summary: { answer: 'data.loanpurpose' },
  },
  "summary: has neither an answer nor a key. Write answer: 'data.path'.": { ...trip, summary: { label: 'Ride' } },
  "repeatCustomer: is 'draft' in a step with several fields, of which /confirm-details sends the first one only. Write a step for each field, or leave it out.":
    { ...rider, repeatCustomer: 'draft' },
  // Translations whose numbers differ from the English; ₹1,000, १,००० and 1000 are the same number.
  [`hindi.${least}: lacks 1000, and has 5000, which the English has not. Write the Hindi of '${least}'.`]: withLeast(
    'रकम कम से कम ₹5,000 होनी चाहिए',
  ),
  [`hindi.${most}: lacks 150000. Write the Hindi of '${most}'.`]: {
    ...deposit,
    hindi: { ...deposit.hindi, [most]: 'रकम ज़्यादा है' },
  },
  "hindi.School: has 5000, which the English has not. Write the Hindi of 'School'.": withHindi({
    School: 'स्कूल ₹5,000',
  }),
  "fields.trip.options[3].value: 'School' has no Hindi. Write a line of hindi: 'School': '…'.": {
    ...trip,
    hindi: undefined,
  },
  "hindi.Schoool: no text of the step is this. Write 'School'.": withHindi({ School: undefined, Schoool: 'स्कूल' }),
  'hindi.Any other thing?: no text of the step is this. Write a text of the step, or take the line out.': withHindi({
    'Any other thing?': 'कुछ और?',
  }),
  "hindi.Schol: no text of the step is this. Write 'School'.": withHindi({ School: undefined, Schol: '' }),
  "hindi.School: has '??' for letters that were lost, as the file was not saved as UTF-8. Write the Hindi of 'School'.":
    withHindi({ School: '?????' }),
  "hindi.School: is empty. Write the Hindi of 'School'.": withHindi({ School: ' ' }),
  "hindi.School: has 91 characters, of 90. Write the Hindi of 'School'.": withHindi({ School: 'शि'.repeat(91) }),
  'examples.pass: is empty. Write at least one example that passes.': withExamples({ pass: [] }),
  "examples.pass[0].email: '' fails with 'Please write a mail address'. Write an answer that passes, or fix the rule.":
    { ...rider, examples: { ...rider.examples, pass: [{ name: 'Meera Joshi' }] } },
  // As the field holds it, in capitals.
  "examples.pass[0].name: 'MEERA' fails with 'In small letters'. Write an answer that passes, or fix the rule.": {
    ...anonymous,
    fields: { name: { ...rider.fields.name, normalize: 'upperCase', rules: [pattern('[a-z]+', 'In small letters')] } },
    save: { key: 'rider' },
    hindi: undefined,
    examples: { pass: [{ name: 'meera' }], fail: [{ answers: { name: '1' }, errors: { name: 'In small letters' } }] },
  },
  'examples.fail[0].errors: is missing. Write { field: message }.': withExamples({ fail: [{ answers: { trip: '' } }] }),
  "examples.fail[0].errors.trip: nothing is expected, 'Please choose a place' shows. Write what shows, or fix the rule.":
    withExamples({ fail: [{ answers: { trip: '' }, errors: {} }] }),
  "examples.fail[0].errors.trip: 'Please choose a place' is expected, nothing shows. Write what shows, or fix the rule.":
    withExamples({ fail: [{ answers: { trip: 'School' }, errors: { trip: 'Please choose a place' } }] }),
  "examples.fail[0].answers.tripp: 'tripp' is not a field. Write 'trip'.": withExamples({
    fail: [{ answers: { tripp: '' }, errors: { trip: 'Please choose a place' } }],
  }),
  "fields.trip.rules[1]: no failing example shows 'Too short'. Write one in examples.fail, or leave the rule out if an earlier one always shows.":
    withField({ rules: [...field.rules, minLength(2, 'Too short')] }),
  'confirm.rows: throws "Error: no". Write rows for every answer, an empty one too.': {
    ...account,
    confirm: {
      ...account.confirm,
      rows() {
        throw new Error('no');
      },
    },
  },
  'fields.deposit.rules[2].message: has 1000, and the rule is 900. Write 900 in it.': withAmount({
    rules: deposit.fields.deposit.rules.with(2, atLeast(900, least)),
  }),
  "fields.deposit.rules: no rule rejects what is no amount. Write digitsOnly('…') after required('…').": {
    ...withAmount({ rules: deposit.fields.deposit.rules.toSpliced(1, 1) }),
    examples: { ...deposit.examples, fail: deposit.examples.fail.toSpliced(1, 1) },
  },
  "fields.deposit.shortcuts[1]: 500 fails with 'The deposit is 1000 or more'. Write an amount that passes.": withAmount(
    { shortcuts: [1_000, 500] },
  ),
  "fields.deposit.shortcuts[1]: '1000' is there twice. Write each amount once.": withAmount({
    shortcuts: [1_000, 1_000],
  }),
  // Saves that do not fit the calls of the contract.
  "save.call: is 'saveNameAndMail'. Write 'saveNameAndEmail'.": withSave({ call: 'saveNameAndMail' }),
  "save.decision: is 'answerSave'. Write 'answerSaved'.": { ...rider, save: { key: 'name', decision: 'answerSave' } },
  "save.body.email: 'emal' is not a field. Write 'email'.": withSave({ body: { ...whole, email: 'emal' } }),
  "save.body.emial: is not read by anything. Write 'email'.": withSave({ body: { name: 'name', emial: 'email' } }),
  'fields.plate: its answer is sent nowhere. Write it in save.body, or take the field out.': {
    ...rider,
    fields: {
      ...rider.fields,
      plate: { kind: 'text', label: 'Plate', rules: [], showIf: { session: 'repeatCustomer', equals: true } },
    },
  },
  'save.body.city: is not read by anything. Write nothing here.': withSave({ body: { ...whole, city: 'name' } }),
  'save.body.plateform: is not read by anything. Write nothing here.': withSave({ body: { ...whole, plateform: 1 } }),
  "save.body.email: is missing. Write a field's name, { session: 'leadID' } or { address: '/finbox' }.": withSave({
    body: { name: 'name' },
  }),
  "save.body.name.session: is 'username'. Write 'userName'.": withSave({
    body: { ...whole, name: { session: 'username' } },
  }),
  "save.body.name.address: 'trip' is not a route. Write '/trip'.": withSave({
    body: { ...whole, name: { address: 'trip' } },
  }),
  'save.body.email: for examples.pass[0] it does not fit customer_onboarding/onboard_user_NameAndEmail. Write what the contract requires: string.':
    { ...anonymous, save: { ...rider.save, body: { ...whole, email: { session: 'repeatCustomer' } } } },
  "prefill.call: is 'saveAddress'. Write 'savedAddress'.": withPrefill({ call: 'saveAddress' }),
  "prefill.answers.bank: 'data.bankname' is not in the answer to savedBankDetails. Write 'data.bankName'.": withPrefill(
    { answers: { bank: 'data.bankname' } },
  ),
  'confirm.save: comes after a save that opens no confirmation. Write it as the save of the step, or there a call such as panVerification.':
    withConfirm({ save: account.save }),
  "save.call: opens a confirmation that the step does not have. Write confirm: { save: { call: '…', body: { … } }, … }.":
    { ...anonymous, save: panSave },
  "confirm.save: is missing, and Yes would save the answers again. Write { call: '…', body: { … } }.": {
    ...anonymous,
    save: panSave,
    confirm: { ...account.confirm, rows: [] },
  },
  "confirm.save.body.panNumber: 'numbr' is not a field. Write 'number'.": withConfirm({
    save: { call: 'panConfirmation', body: { panNumber: 'numbr' } },
  }),
  "confirm.rows[0].value: 'bank' shows no answer. Write a field in braces, such as '{bank}'.": withConfirm({
    rows: [{ label: 'Bank', value: 'bank' }],
  }),
  "confirm.rows[0].value: 'Paid today' shows no answer. Write a field in braces, such as '{number}'.": withConfirm({
    rows: [{ label: 'Bank', value: 'Paid today' }],
  }),
};
