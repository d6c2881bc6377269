import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { isSpecifiedRoute, routes } from '#contract/routes.ts';
import { readBaseline } from '../../scripts/specification-baseline.ts';

// §2 "All client routes", copied from the specification.
const specified =
  '/ /enter-otp /home /enter-name /enter-your-pan /pan-verify /enter-aadhar /pan-not-linked /digilocker-verify /loan-purpose /enter-loan-amount /gender /marital-status /highest-education /employment-details /payment-mode /company-name /industry /your-designation /monthly-income /work-experience /salary-date /your-residence /enter-address /finbox-create /finbox /loan-reject /loan-approval /reference-details /selfie-verification /bank-details /emandate /emandate-status /bank-list /term-condition /login /logout /dashboard /confirm-details /contact-us /select-loan /re-payment /auto-login /my-loan'.split(
    ' ',
  );

test('has every screen of the specification; its steps are in docs/specification-baseline.json', () => {
  const steps = Object.keys(readBaseline().steps);
  expect(routes).toEqual(expect.arrayContaining(specified.filter((route) => !steps.includes(route))));
});

test('knows a specified route from any other text', () => {
  expect(isSpecifiedRoute('/salary-date')).toBe(true);
  expect(isSpecifiedRoute('/salary-dat')).toBe(false);
  expect(isSpecifiedRoute(undefined)).toBe(false);
});

describe.each(Object.entries(calls))('the call %s', (_name, call) => {
  test('reads its own example, and ignores fields it does not know', () => {
    const { example } = call;
    const answer = { ...(example.answer as object), somethingNew: true };
    expect(call.answer.safeParse(answer).success).toBe(true);
    if ('body' in call && call.body)
      expect(call.body.safeParse((example as { body?: unknown }).body).success).toBe(true);
    if ('query' in call && call.query)
      expect(call.query.safeParse((example as { query?: unknown }).query).success).toBe(true);
    if ('refusal' in call && call.refusal)
      expect(call.refusal.safeParse((example as { refusal?: unknown }).refusal).success).toBe(true);
  });
});

test('keeps the wire spellings of the specification', () => {
  const paths = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(paths)].sort()).toEqual([...new Set(specifiedCalls)].sort());
});

// §7 "The calls it makes", device sync and pixel aside, which are not the provider's.
const specifiedCalls = [
  'POST customers/customer-login-byMsg91',
  'POST customers/verify-otp',
  'POST step/next-step',
  'POST customers/dashboard',
  'POST dashboard_new',
  'POST customer_onboarding/onboard_user_NameAndEmail',
  'POST customer_onboarding/pan-verification',
  'POST customer_onboarding/pan-confirmation',
  'GET common/aadhar-status',
  'POST customer_onboarding/aadhar-verification-generate-otp',
  'POST customer_onboarding/aadhar-verification-verify-otp',
  'GET customer_onboarding/aadhar-pan-verify',
  'GET customers/rekycButtonMessages',
  'GET customers/pan-aadhar-mismatch-click',
  'GET customer_onboarding/aadhar-pan-reverify',
  'POST customer_onboarding/aadhar-verification-initiate-digilocker',
  'GET customer_onboarding/aadhar-verification-webhook-digilocker',
  'PUT customers/incompleteDetailsUpdate',
  'GET customer_onboarding/getStates',
  'GET customers/address',
  'POST customer_onboarding/approval-view',
  'POST customer_onboarding/reference',
  'POST customer_onboarding/verify_selfie',
  'POST customer_onboarding/selfie_liveness',
  'GET customers/finbox-account-details',
  'POST customer_onboarding/finbox-bank-connect',
  'POST customer_onboarding/finbox-create-url',
  'POST customer_onboarding/banking-surrogate',
  'GET customers/one-page/{leadId}',
  'POST customers/check-repeat-case/{leadId}',
  'POST customer-bank-account/bank-details',
  'GET common/bank-details',
  'POST customer_onboarding/set-emandate',
  'POST customer_onboarding/set-emandateV2',
  'GET customer_onboarding/penny-flow',
  'POST customer_onboarding/penny-drop',
  'GET customer-bank-account',
  'POST customer-bank-account/confirm',
  'GET lender/get-lender-creds',
  'GET customer_onboarding/kfs-payday',
  'POST customer_onboarding/kfs-facts-acceptance',
  'GET customers/{customerId}/customer-loans',
  'GET customers/checkSectionPdf',
  'POST customers/feedback',
];

test.each([
  ['a number', 18, 18],
  ['its text', '18', 18],
  ['a fraction as text', '16.75', 16.75],
])('reads an amount given as %s', (_form, sent, read) => {
  const { data } = calls.customerLoans.answer.parse({ data: [{ loanNo: 7, leadID: 1, roi: sent }] });
  expect(data?.[0]).toMatchObject({ loanNo: '7', roi: read });
});
