import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOf, parseSettings } from '#app/settings.ts';

test('without a setting a borrower is logged out after two hours', () => {
  expect(parseSettings({}).inactivityTimeoutMs).toBe(2 * 60 * 60 * 1000);
});

test('an empty setting counts as absent', () => {
  expect(parseSettings({ VITE_PLATFORM_TAG: '' }).platformTag).toBe('web');
});

test('the auto-login address is derived from the base address by default', () => {
  expect(parseSettings({ VITE_API_BASE_URL: 'https://api.example/v1/' }).autoLoginUrl).toBe(
    'https://api.example/v1/dashboard_new',
  );
});

test('reads the redirect hosts', () => {
  expect(parseSettings({ VITE_REDIRECT_HOSTS: 'pay.example, 127.0.0.1:9000' }).redirectHosts).toEqual([
    'pay.example',
    '127.0.0.1:9000',
  ]);
});

test('a wording variant is one name, and a list of names is refused', () => {
  expect(parseSettings({}).wordingVariant).toBe('');
  expect(parseSettings({ VITE_WORDING_VARIANT: 'b' }).wordingVariant).toBe('b');
  expect(() => parseSettings({ VITE_WORDING_VARIANT: 'a, b' })).toThrow(
    /^Settings: VITE_WORDING_VARIANT must be the name of a wording variant, such as b\.$/,
  );
});

test('the service worker is on by default, and the setting takes only on or off', () => {
  expect(parseSettings({}).serviceWorker).toBe('on');
  expect(() => parseSettings({ VITE_SERVICE_WORKER: 'no' })).toThrow('VITE_SERVICE_WORKER must be on or off');
});

test.for(['https://', 'https://pay.example:99999/', 'https://pay example/', 'pay.example'])(
  'refuses %s, which is no address',
  (value) => {
    expect(() => parseSettings({ VITE_REPAYMENT_URL: value })).toThrow(
      'Settings: VITE_REPAYMENT_URL must be an address that starts with / or https://.',
    );
  },
);

test('reports an unknown setting, but no setting of another tool', () => {
  const others = { VITE_STORY_LANGUAGE: 'hi', VITE_DEPRECATION_TRACE: '1', VITE_VERCEL_ENV: 'production' };
  expect(() => parseSettings({ VITE_SUPORT_EMAIL: 'help@lender.example', ...others })).toThrow(
    /^Settings: VITE_SUPORT_EMAIL is unknown, and README\.md lists the settings\.$/,
  );
});

test('the table of README.md has every setting, and no other', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('| setting | default | meaning |');
  const listed = new Set(table.match(/VITE_\w+/g));
  expect([...listed].toSorted()).toEqual(Object.keys(parseSettings({})).map(nameOf).toSorted());
});

test('reports every bad setting in one line', () => {
  expect(() =>
    parseSettings({ VITE_API_BASE_URL: 'api', VITE_SUPPORT_EMAIL: 'nobody', VITE_INACTIVITY_TIMEOUT_MS: '2h' }),
  ).toThrow(
    /^Settings: VITE_API_BASE_URL must be an address .*VITE_SUPPORT_EMAIL must be an e-mail address; VITE_INACTIVITY_TIMEOUT_MS must be milliseconds.*$/,
  );
});
