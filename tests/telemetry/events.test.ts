import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import type { EventData, Report } from '#engine/events.ts';
import { dayOf } from '#engine/events.ts';
import { tapName } from '#telemetry/taps.ts';

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

describe('a tap', () => {
  test.each([
    ['/enter-otp', 'Resend OTP', 'enter_otp_resend_otp_clk'],
    ['/loan-approval', 'Upgrade My Loan Amount', 'loan_approval_upgrade_my_loan_amount_clk'],
    ['/gender', 'Next', 'gender_next_clk'],
    ['/my-loan', 'Download NOC', 'my_loan_download_noc_clk'],
  ])('on %s, %s, is %s', (path, label, name) => {
    expect(tapName(path, label)).toBe(name);
  });

  test.each([
    ['/gender', 'Meera Joshi'],
    ['/gender', 'NextPlease wait'],
    ['/9876543210', 'Next'],
    ['/', 'Get OTP'],
  ])('on %s, %s, is not reported', (path, label) => {
    expect(tapName(path, label)).toBeUndefined();
  });

  test('is reported by the same name in another language, and nothing else of it is', () => {
    const say = (english: string) => (english === 'Next' ? 'आगे' : english);
    expect(tapName('/gender', 'आगे', say)).toBe('gender_next_clk');
    expect(tapName('/gender', 'मीरा', say)).toBeUndefined();
  });

  test('has a name of its own on every screen', () => {
    const names = routes.flatMap((route) => tapName(route, 'Continue') ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('emandate_continue_clk');
  });
});
