import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOf, parseSettings } from '#app/settings.ts';
import { environment } from '#sandbox/server-settings.ts';

const read: Record<string, [environment: Record<string, string>, settings: object]> = {
  'a borrower is logged out after two hours by default': [{}, { inactivityTimeoutMs: 2 * 60 * 60 * 1000 }],
  'an empty setting counts as absent': [{ VITE_PLATFORM_TAG: '' }, { platformTag: 'web' }],
  'the auto-login address is derived from the base address by default': [
    { VITE_API_BASE_URL: 'https://api.example/v1/' },
    { autoLoginUrl: 'https://api.example/v1/dashboard_new' },
  ],
  'the redirect hosts are a list': [
    { VITE_REDIRECT_HOSTS: 'pay.example, 127.0.0.1:9000' },
    { redirectHosts: ['pay.example', '127.0.0.1:9000'] },
  ],
  'the redirect hosts are written as addresses have them: in small letters, without the port of https': [
    { VITE_REDIRECT_HOSTS: 'Pay.Example:443,bank.example:4430' },
    { redirectHosts: ['pay.example', 'bank.example:4430'] },
  ],
  'the auto-login address is that of its setting': [{ VITE_AUTO_LOGIN_URL: '/new' }, { autoLoginUrl: '/new' }],
  'a wording variant has any name': [{ VITE_WORDING_VARIANT: 'Repeat Case' }, { wordingVariant: 'Repeat Case' }],
};
test.each(Object.entries(read))('%s', (_claim, [env, settings]) => {
  expect(parseSettings(env)).toMatchObject(settings);
});

const repaymentUrl = 'VITE_REPAYMENT_URL must be an address that starts with / or https://.';
/** Settings of other tools, which are not reported. */
const others = { VITE_STORY_LANGUAGE: 'hi', VITE_DEPRECATION_TRACE: '1', VITE_VERCEL_ENV: 'production' };

test.each([
  [{ VITE_SERVICE_WORKER: 'no' }, 'VITE_SERVICE_WORKER must be on or off.'],
  [{ VITE_REPAYMENT_URL: 'https://' }, repaymentUrl],
  [{ VITE_REPAYMENT_URL: 'https://pay.example:99999/' }, repaymentUrl],
  [{ VITE_REPAYMENT_URL: 'https://pay example/' }, repaymentUrl],
  [{ VITE_REPAYMENT_URL: 'pay.example/loan' }, repaymentUrl],
  [
    { VITE_API_BASE_URL: '/api', VITE_SYNC_URL: '/sync' },
    'VITE_API_BASE_URL must end with /; VITE_SYNC_URL must end with /.',
  ],
  [
    { VITE_SUPPORT_PHONE: '1800', VITE_INACTIVITY_TIMEOUT_MS: '0' },
    'VITE_SUPPORT_PHONE must be digits, such as +911800123456; VITE_INACTIVITY_TIMEOUT_MS must be milliseconds, 10000 or more.',
  ],
  [
    { VITE_SUPORT_EMAIL: 'help@lender.example', ...others },
    'VITE_SUPORT_EMAIL is unknown, and README.md lists the settings.',
  ],
  [
    { VITE_SUPPORT_EMAIL: 'nobody', VITE_INACTIVITY_TIMEOUT_MS: '2h' },
    'VITE_SUPPORT_EMAIL must be an e-mail address; VITE_INACTIVITY_TIMEOUT_MS must be milliseconds, 10000 or more.',
  ],
])('%o is reported in one line', (env, problem) => {
  expect(() => parseSettings(env)).toThrow(new Error(`Settings: ${problem}`));
});

test('the table of README.md has every setting, with its default, and no other', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('| setting | default | meaning |');
  const listed = new Set(table.match(/VITE_\w+/g));
  const defaults = parseSettings({});
  expect([...listed].toSorted()).toEqual(Object.keys(defaults).map(nameOf).toSorted());
  const written = table.split('\n').flatMap((row) => {
    const [names = [], values = []] = row.split(' | ').map((cell) => cell.match(/(?<=`)[^`,\s]+(?=`)/g) ?? []);
    return names.map((name, place) => [name, values[place] ?? '']);
  });
  const texts = Object.entries(defaults).map(([key, value]) => [nameOf(key), String(value)]);
  const autoLogin = ['VITE_AUTO_LOGIN_URL', defaults.autoLoginUrl];
  expect(Object.fromEntries([...written, autoLogin])).toMatchObject(Object.fromEntries(texts));
});

test('the table of sandbox/README.md has every setting, with its default, and no other', () => {
  const rows = readFileSync('sandbox/README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| `?([^`\s]+)/gm);
  const written = Object.fromEntries([...rows].map(([, name = '', value]) => [name, value]));
  expect(Object.keys(written)).toEqual(Object.keys(environment.shape));
  expect(written).toMatchObject({ ...environment.parse({}), PORT: String(environment.parse({}).PORT) });
});
