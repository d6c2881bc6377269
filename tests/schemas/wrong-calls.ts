import { account } from './fixtures/journey/account.ts';
import { rider } from './fixtures/journey/rider.ts';
import type { WrongSchema } from './wrong-parts.ts';

const withSave = (parts: object) => ({ ...rider, save: { ...rider.save, ...parts } });
const withPrefill = (parts: object) => ({ ...account, prefill: { ...account.prefill, ...parts } });
const withConfirm = (parts: object) => ({ ...account, confirm: { ...account.confirm, ...parts } });

const whole = { name: 'name', email: 'email' };
const panSave = { call: 'panVerification', body: { panNumber: 'name' } };

/** What does not fit the calls of the contract, one at a time. */
export const wrongCalls: readonly WrongSchema[] = [
  ["save.call: is 'saveNameAndMail'. Write 'saveNameAndEmail'.", withSave({ call: 'saveNameAndMail' })],
  ["save.decision: is 'answerSave'. Write 'answerSaved'.", { ...rider, save: { key: 'name', decision: 'answerSave' } }],
  ["save.body.email: 'emal' is not a field. Write 'email'.", withSave({ body: { ...whole, email: 'emal' } })],
  [
    "save.body.email: is missing. Write a field's name, { session: 'leadID' } or { address: '/finbox' }.",
    withSave({ body: { name: 'name', emial: 'email' } }),
  ],
  [
    "save.body.name.session: is 'username'. Write 'userName'.",
    withSave({ body: { ...whole, name: { session: 'username' } } }),
  ],
  [
    "save.body.name.address: 'trip' is not a route. Write '/trip'.",
    withSave({ body: { ...whole, name: { address: 'trip' } } }),
  ],
  [
    "save.body: for examples.pass[0] it does not fit customer_onboarding/onboard_user_NameAndEmail at 'email'. Write what the contract requires.",
    withSave({ body: { ...whole, email: { session: 'repeatCustomer' } } }),
  ],
  ["prefill.call: is 'saveAddress'. Write 'savedAddress'.", withPrefill({ call: 'saveAddress' })],
  [
    "prefill.answers.bank: 'data.bankname' is not in the answer to savedBankDetails. Write 'data.bankName'.",
    withPrefill({ answers: { bank: 'data.bankname' } }),
  ],
  [
    "confirm.when: nothing opens it after this save. Write 'beforeSave', or a call such as panVerification.",
    withConfirm({ when: 'afterSave' }),
  ],
  [
    "confirm.save: is sent in the place of save. Write it as the save of the step, or when: 'afterSave'.",
    withConfirm({ save: account.save }),
  ],
  [
    "save.call: opens a confirmation that the step does not have. Write confirm: { when: 'afterSave', … }.",
    { ...rider, save: panSave },
  ],
  [
    'confirm.save: is missing, and Yes would save the answers again. Write { call, body }.',
    { ...rider, save: panSave, confirm: { ...account.confirm, rows: [], when: 'afterSave' } },
  ],
  [
    "confirm.rows[0].value: 'bank' shows no answer. Write a field in braces, such as '{bank}'.",
    withConfirm({ rows: [{ label: 'Bank', value: 'bank' }] }),
  ],
];
