import { describe, expect, test } from 'vitest';
import { exampleFacts as facts } from '#authoring/check-answers.ts';
import { saveReferences } from '#contract/application.ts';
import { confirmRows, fieldsInRow } from '#engine/confirm-rows.ts';
import { answerSaved } from '#engine/decisions/answer-saved.ts';
import type { Fields } from '#engine/fields.ts';
import { prefilledAnswers } from '#engine/prefilled.ts';
import { fieldsInBody, saveKeys, savingOf } from '#engine/saving.ts';

const context = { facts: { ...facts, repeatCustomer: true }, origin: 'https://kadam.example' };

const fields: Fields = {
  company: { kind: 'text', label: 'Company', rules: [] },
  code: { kind: 'text', label: 'Code', normalize: 'upperCase', rules: [] },
  income: { kind: 'money', label: 'Income', rules: [] },
  day: { kind: 'days', label: 'Day', rules: [] },
};
const answers = { company: ' Vanya ', code: ' ab-1', income: '₹42,500', day: '7' };

describe('a partial update', () => {
  const several = { fields, save: { keys: { company: 'companyName', code: 'code', income: 'pay', day: 'payDay' } } };

  test('sends several answers, each under its own key: normalized, amounts and days as numbers', () => {
    expect(savingOf(several, answers, context).body).toEqual({
      companyName: 'Vanya',
      code: 'AB1',
      pay: 42500,
      payDay: 7,
      leadID: 48213,
    });
    expect(saveKeys(several)).toEqual({ companyName: 'company', code: 'code', pay: 'income', payDay: 'day' });
  });

  test('sends a day that is not offered, which the server rejects, and a missing one as an empty text, never as 0', () => {
    const sentFor = (day: string) => savingOf(several, { ...answers, day }, context).body;
    expect(['32', ' ', ''].map(sentFor)).toMatchObject([{ payDay: 32 }, { payDay: '' }, { payDay: '' }]);
  });
});

describe('a save by a call', () => {
  const mapped = {
    fields,
    save: {
      call: 'saveReferences',
      body: {
        name1: 'company',
        leadID: { session: 'leadID' },
        repeat: { session: 'repeatCustomer' },
        callBackUrl: { address: '/finbox' },
      },
    },
  } as const;

  test('fills its body with answers, facts of the session and addresses of the app', () => {
    const { call, body, decision } = savingOf(mapped, answers, context);
    expect([call, decision]).toEqual([saveReferences, answerSaved]);
    expect(body).toEqual({
      name1: 'Vanya',
      leadID: 48213,
      repeat: true,
      callBackUrl: 'https://kadam.example/finbox',
    });
  });

  test('has a map from the names of its body to its fields', () => {
    expect(fieldsInBody(mapped)).toEqual({ name1: 'company' });
    expect(saveKeys(mapped)).toEqual({});
  });
});

describe('the rows of a confirmation', () => {
  const row = { label: 'Company', value: '{company}, code {code}{none}' };

  test('replace placeholders by answers', () => {
    expect(confirmRows({ rows: [row] }, { company: 'Vanya', code: 'AB1' }, facts)).toEqual([
      { label: 'Company', value: 'Vanya, code AB1' },
    ]);
    expect(fieldsInRow(row)).toEqual(['company', 'code', 'none']);
  });

  test('may come from a function, or be absent', () => {
    expect(confirmRows({ rows: ({ code = '' }) => [{ label: 'Code', value: code }] }, { code: 'AB1' }, facts)).toEqual([
      { label: 'Code', value: 'AB1' },
    ]);
    expect(confirmRows({}, {}, facts)).toEqual([]);
  });
});

test('a prefill reads each answer at its path, as a text', () => {
  const prefill = { answers: { city: 'data.city', day: 'data.day' } } as const;
  expect(prefilledAnswers(prefill, { data: { city: 'Nagpur', day: 7 } })).toEqual({ city: 'Nagpur', day: '7' });
  expect(prefilledAnswers(prefill, { data: null })).toEqual({ city: '', day: '' });
});
