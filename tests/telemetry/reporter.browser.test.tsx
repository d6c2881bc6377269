import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { isSpecifiedRoute } from '#contract/routes.ts';
import { createReporter, type ReporterConfig } from '#telemetry/reporter.ts';

const tag = 'https://tag.example/collect';
const marketing = 'https://marketing.example/event';

const send = vi.fn<Navigator['sendBeacon']>(() => true);
const pixels: string[] = [];

beforeEach(() => {
  send.mockClear();
  pixels.length = 0;
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pixels.push(address);
      }
    },
  );
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(send);
});

const reporter = (more: Partial<ReporterConfig> = {}) =>
  createReporter({
    analyticsTagUrl: tag,
    marketingUrl: marketing,
    affiliatePixelUrl: '/sandbox/pixel',
    isRoute: isSpecifiedRoute,
    clickId: () => 'c-77',
    isRepeatCustomer: () => false,
    ...more,
  });

const sent = () => send.mock.calls.map(([, body]) => JSON.parse(String(body)));

test('sends each event to the tag service and to the marketing service', () => {
  reporter().report([{ event: 'step_saved', data: { route: '/enter-name' } }]);
  expect(send.mock.calls.map(([service]) => service)).toEqual([tag, marketing]);
  expect(sent()[0]).toEqual({ event: 'step_saved', journey: 'onboarding', route: '/enter-name' });
});

test('sends a tap with its wording variant, the vitals of a visit, and a screen that failed', () => {
  const { tapped, vitals, screenFailed } = reporter({ marketingUrl: '' });
  tapped('gender_next_clk', 'b');
  vitals({ lcp: 1_800, cls: 0.02 });
  screenFailed('app');
  expect(sent()).toMatchObject([
    { event: 'gender_next_clk', variant: 'b' },
    { event: 'web_vitals', lcp: 1_800, cls: 0.02 },
    { event: 'screen_failed', what: 'app' },
  ]);
});

test('reports the journey of a repeat customer as one_page', () => {
  reporter({ isRepeatCustomer: () => true }).report([{ event: 'one_page_continue_clk' }]);
  expect(sent()[0]).toEqual({ event: 'one_page_continue_clk', journey: 'one_page' });
});

test('sends nothing to a service without an address', () => {
  reporter({ analyticsTagUrl: '', marketingUrl: '' }).routeChanged('/home');
  expect(send).not.toHaveBeenCalled();
});

describe('the affiliate pixel', () => {
  test('has the click id and the goal', () => {
    reporter().report([{ goal: 'Lead' }, { goal: 'Approval' }, { goal: 'Disbursed' }]);
    expect(pixels).toEqual(
      ['Lead', 'Approval', 'Disbursed'].map((goal) => `/sandbox/pixel?click_id=c-77&goal_name=${goal}`),
    );
  });

  test('keeps the query of its address', () => {
    reporter({ affiliatePixelUrl: 'https://ads.example/pixel?offer=7' }).report([{ goal: 'Lead' }]);
    expect(pixels).toEqual(['https://ads.example/pixel?offer=7&click_id=c-77&goal_name=Lead']);
  });

  test('is not requested without a click id', () => {
    reporter({ clickId: () => null }).report([{ goal: 'Lead' }]);
    expect(pixels).toEqual([]);
  });
});

describe('no personal data', () => {
  test('reports an unknown address without its text', () => {
    const { routeChanged } = reporter({ marketingUrl: '' });
    routeChanged('/re-payment');
    routeChanged('/9876543210');
    routeChanged('/meera.joshi@mail.in');
    expect(sent().map(({ path }) => path)).toEqual(['/re-payment', 'page_not_found', 'page_not_found']);
  });

  test('reports an invalid response with the names of its properties, without their values', () => {
    reporter({ marketingUrl: '' }).invalidResponse(saveNameAndEmail, ['data.leadID']);
    expect(sent()).toEqual([
      {
        event: 'invalid_response',
        journey: 'onboarding',
        method: 'POST',
        path: 'customer_onboarding/onboard_user_NameAndEmail',
        faults: ['data.leadID'],
      },
    ]);
  });
});

test('a log entry is written to the console and sent to the services', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { log, syncFailed } = reporter({ marketingUrl: '' });
  log('NOC document is not available yet. Please contact support.');
  syncFailed(503);
  expect(warn.mock.calls).toEqual([
    ['NOC document is not available yet. Please contact support.'],
    ['Device sync failed: 503'],
  ]);
  expect(sent()).toMatchObject([
    { event: 'log', words: 'NOC document is not available yet. Please contact support.' },
    { event: 'device_sync_failed', status: 503 },
  ]);
});

test('a service that throws affects neither the screen nor the other service', () => {
  send.mockImplementationOnce(() => {
    throw new TypeError('blocked by an extension');
  });
  vi.stubGlobal('Image', undefined);
  const { report } = reporter();
  expect(() => report([{ goal: 'Lead' }, { event: 'pan_confirmed' }])).not.toThrow();
  expect(send.mock.calls.map(([service]) => service)).toEqual([tag, marketing]);
});
