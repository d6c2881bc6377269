import { describe, expect, test } from 'vitest';
import { saveAnswer } from '#contract/application.ts';
import type { savedBankDetails } from '#contract/bank.ts';
import type { AnswerOf } from '#contract/call.ts';
import { panConfirmation } from '#contract/kyc.ts';
import type { Facts } from '#contract/session.ts';
import { go, type Outcome } from '#engine/outcome.ts';
import { type Confirm, type Prefill, type Step, step } from '#engine/step.ts';
import { variantOf } from '#engine/wording.ts';
import { confirmStep, type SavedRead, stepEvents, submitStep, withoutSecrets } from '#steps/flow.ts';
import { answered, asksNextStep, factsWith, goes, refused, shows, showsPopup } from '#tests/engine/claims.ts';
import { madeCall } from '#tests/screens/follow.ts';

const fields = {
  companyName: { kind: 'text', label: 'Company', rules: [] },
  code: { kind: 'text', label: 'Code', rules: [], secret: true },
} as const;

const plain = step({
  route: '/company-name',
  section: 'Work',
  title: 'Where do you work?',
  fields,
  save: { key: 'companyName' },
  repeatCustomer: 'draft',
  examples: { pass: [], fail: [] },
});

/** The plain step with the parts that a test is about. */
const stepWith = (more: Partial<Step>): Step => ({ ...plain, ...more });

const confirm: Confirm = {
  variant: 'sheet',
  title: 'Right?',
  no: 'No',
  yes: 'Yes',
  rows: () => [],
};

const lead = { leadID: 48213 };
const given = (facts: Partial<Facts> = lead, saved: SavedRead = {}) => ({
  answers: { companyName: ' Vanya ' },
  facts: factsWith(facts),
  origin: 'https://kadam.example',
  readSaved: async () => saved,
});
/** What a lazy outcome leads to. */
const fetched = (outcome: Outcome<unknown>) => (outcome.kind === 'lazy' ? outcome.fetch() : outcome);
const ok = answered({});
const savedStep = { report: [{ event: 'step_saved', data: { route: '/company-name' } }] };

describe('Next', () => {
  test('saves the trimmed answer, reports the step, and requests the next step', () => {
    const { call, request, atLeastMs, reply } = madeCall(submitStep(plain, given()), lead);
    expect([call, request]).toEqual([saveAnswer, { body: { companyName: 'Vanya', ...lead } }]);
    expect(atLeastMs).toBe(0);
    expect(reply(ok)).toMatchObject({ ...asksNextStep, ...savedStep });
    expect(reply(refused(412, 'Not now'))).toEqual(showsPopup('Not now'));
  });

  test('reports the wording in which the step was read', () => {
    const worded = stepWith({ variants: { b: { title: 'Your company?' } } });
    const variant = variantOf(worded, 'b', { leadType: '' });
    const { reply } = madeCall(submitStep(worded, { ...given(), variant }), lead);
    expect(reply(ok)).toMatchObject({
      report: [{ event: 'step_saved', data: { route: '/company-name', variant: 'b' } }],
    });
  });

  test('sends nothing without a lead where the call needs one, and sends a call that needs none', () => {
    expect(madeCall(submitStep(plain, given({}))).request).toBeUndefined();
    const body = { name: 'companyName' };
    const named = stepWith({ save: { call: 'saveNameAndEmail', body } });
    expect(madeCall(submitStep(named, given({}))).request).toEqual({ body: { name: 'Vanya' } });
    const ofLead = stepWith({ save: { call: 'saveReferences', body: { ...body, leadID: { session: 'leadID' } } } });
    expect(madeCall(submitStep(ofLead, given({}))).request).toBeUndefined();
  });

  test('keeps the answer of a repeat customer in the draft, unless the step is saved for everybody', () => {
    const repeat = given({ ...lead, repeatCustomer: true });
    expect(submitStep(plain, repeat)).toEqual(goes('/confirm-details'));
    const { repeatCustomer: _draft, ...saved } = plain;
    expect(submitStep(saved, repeat).kind).toBe('call');
  });

  test('takes at least 500 ms if the step is a slow submit', () => {
    expect(submitStep(stepWith({ slowSubmit: true }), given())).toMatchObject({ kind: 'call', atLeastMs: 500 });
    const confirmed = stepWith({ slowSubmit: true, confirm });
    expect(submitStep(confirmed, given())).toEqual({ kind: 'wait', ms: 500, fromTap: true, then: shows('confirm') });
  });
});

describe('a confirmation', () => {
  test('before saving opens at Next; Yes saves, and any answer of the server closes it', () => {
    const confirmed = stepWith({ confirm });
    expect(submitStep(confirmed, given())).toEqual(shows('confirm'));
    const { call, reply } = madeCall(confirmStep(confirmed, given()), lead);
    expect(call).toBe(saveAnswer);
    expect(reply(ok)).toMatchObject({ ...shows('form'), then: asksNextStep, ...savedStep });
    expect(reply(refused(412, 'Not now'))).toEqual(shows('form', showsPopup('Not now')));
  });

  test('after saving has a call of its own, and only that call saves the step', () => {
    const save = { call: 'panConfirmation', body: { panNumber: 'companyName' } } as const;
    const confirmed = stepWith({ confirm: { ...confirm, save } });
    expect(madeCall(submitStep(confirmed, given()), lead).reply(ok)).toEqual(asksNextStep);
    const { call, request, reply } = madeCall(confirmStep(confirmed, given()), lead);
    expect([call, request]).toEqual([panConfirmation, { body: { panNumber: 'Vanya' } }]);
    expect(reply(ok)).toMatchObject({ ...shows('form'), ...savedStep });
  });
});

describe('the data that the server has already', () => {
  const prefill: Prefill = {
    call: 'savedBankDetails',
    when: { not: { session: 'leadType', equals: 'Repeat Case' } },
    answers: () => ({}),
    refuses: ({ data }: AnswerOf<typeof savedBankDetails>) => (data?.name === 'Vanya' ? undefined : go('/home')),
  };
  const checked = stepWith({ prefill });
  const has = (name: string) => ({ body: { data: { name } } });

  test.each([
    ['Next', submitStep],
    ['Yes', confirmStep],
  ])('is compared by %s first, and nothing is saved if it cannot be read', async (_button, press) => {
    const next = (saved: SavedRead) => fetched(press(checked, given(lead, saved)));
    expect(await next(has('Other'))).toEqual(shows('form', goes('/home')));
    expect(await next(has('Vanya'))).toMatchObject({ kind: 'call', call: saveAnswer });
    expect(await next({ failure: showsPopup('Busy') })).toEqual(shows('form', showsPopup('Busy')));
  });

  test('does not matter if it need not be read, or has no check', () => {
    const repeatCase = given({ ...lead, leadType: 'Repeat Case' });
    const { refuses: _refuses, ...lenient } = prefill;
    expect(submitStep(checked, repeatCase)).toMatchObject({ call: saveAnswer });
    expect(submitStep(stepWith({ prefill: lenient }), given())).toMatchObject({ call: saveAnswer });
  });
});

test('a secret answer is not kept in the draft', () => {
  expect(withoutSecrets(plain, { companyName: 'Vanya', code: '4821' })).toEqual({ companyName: 'Vanya' });
});

test('the events of the buttons are named after the route', () => {
  expect(stepEvents('/company-name')).toEqual({
    next: 'company_name_next_clk',
    yes: 'company_name_yes_clk',
    no: 'company_name_no_clk',
  });
});
