import { describe, expect, test } from 'vitest';
import type { EventData, Report } from '#engine/events.ts';
import { dayOf } from '#engine/events.ts';
import { steps } from '#schemas/index.ts';
import { screens } from '#screens/index.ts';
import { stepEvents } from '#steps/flow.ts';

describe('an event carries no free text', () => {
  /** The names of the events in which any text at all would fit; the compiler finds none. */
  type FreeText = {
    [Name in keyof EventData]: EventData[Name] extends undefined
      ? never
      : string extends NonNullable<EventData[Name]>[keyof NonNullable<EventData[Name]>]
        ? Name
        : never;
  }[keyof EventData];

  test('by type', () => {
    const none: FreeText[] = [];
    // @ts-expect-error A name is no route.
    const named: Report = { event: 'step_saved', data: { route: 'Meera Joshi' } };
    // @ts-expect-error Nothing may be added to what an event carries.
    const added: Report = { event: 'pan_confirmed', data: { pan: 'BNZPJ4821K' } };
    expect([none, named, added]).toHaveLength(3);
  });

  test('of a date of the server, the day and nothing else', () => {
    expect(['2026-03-13', '2026-03-13T00:00:00.000Z', 'BNZPJ4821K', '', undefined].map(dayOf)).toEqual([
      '2026-03-13',
      '2026-03-13',
      'none',
      'none',
      'none',
    ]);
  });
});

/** What was reported when an event was still derived from the text on its button. */
const reported = [
  ...['resend_otp', 'change_number'].map((act) => `enter_otp_${act}`),
  'enter_name_next',
  ...['next', 'yes', 'no'].map((act) => `enter_your_pan_${act}`),
  ...['yes', 'no'].map((act) => `pan_verify_${act}`),
  ...['link_pan_with_aadhaar', 'i_have_linked_verify_again'].map((act) => `pan_not_linked_${act}`),
  ...['get_otp', 'continue_with_digilocker', 'verify', 'resend_otp'].map((act) => `enter_aadhar_${act}`),
  'enter_address_next',
  ...['upgrade_my_loan_amount', 'continue'].map((act) => `loan_approval_${act}`),
  'loan_reject_continue',
  ...['next', 'yes', 'no'].map((act) => `reference_details_${act}`),
  ...['open_camera', 'take_selfie', 'retry', 'submit'].map((act) => `selfie_verification_${act}`),
  ...['next', 'yes', 'no'].map((act) => `bank_details_${act}`),
  ...['continue', 'or_add_a_new_bank_account'].map((act) => `bank_list_${act}`),
  ...['continue', 'edit_bank_details'].map((act) => `emandate_${act}`),
  ...['continue', 'submit', 'cancel'].map((act) => `term_condition_${act}`),
  ...['continue', 'repay_loan', 'see_your_repayment', 'send', 'not_now'].map((act) => `home_${act}`),
  ...['view_sanction_letter', 'download_noc'].map((act) => `my_loan_${act}`),
  ...['view_sanction_letter', 'see_repayment_plans'].map((act) => `re_payment_${act}`),
  'select_loan_continue',
  'contact_us_log_out',
  ...steps
    .filter(({ save }) => !('call' in save))
    .flatMap(({ route, confirm }) =>
      (confirm ? ['next', 'yes', 'no'] : ['next']).map((act) => `${route.slice(1).replaceAll('-', '_')}_${act}`),
    ),
].map((name) => `${name}_clk`);

describe('the events of buttons', () => {
  const ofScreens = screens.flatMap(({ record }) => Object.values('events' in record ? record.events : {}));
  const ofSteps = steps.flatMap(({ route, confirm }) => {
    const { next, yes, no } = stepEvents(route);
    return confirm ? [next, yes, no] : [next];
  });
  const declared: readonly string[] = [...ofScreens, ...ofSteps];

  test('are those that the records and the steps declare, no more and no fewer', () => {
    expect(declared.toSorted()).toEqual(reported.toSorted());
  });

  test('are reportable, and each has a name of its own', () => {
    expect(declared.filter((name) => !/^[a-z0-9_]+_clk$/.test(name))).toEqual([]);
    expect(new Set(declared).size).toBe(declared.length);
  });
});
