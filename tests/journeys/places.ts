import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { sampleAadhaar, samplePan } from '#sandbox/personas.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { answersOf } from '../../scripts/journey/fill.ts';
import type { Borrower } from './borrower.ts';

/** A text, and the place to which the app or the lender wrote it. */
type Written = readonly [place: string, text: string];

/** Where the lender's process writes its log; see playwright.config.ts. */
const lenderLog = 'test-results/lender.log';
const tagUrl = '/sandbox/tag';

/** Runs in each page before the app: reports everything that is written to the storage and to the history. */
function reportWrites(): void {
  const report = (place: string, text: string) =>
    Reflect.apply(Reflect.get(window, 'reportWrite'), undefined, [place, text]);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function set(key: string, value: string) {
    report(this === localStorage ? `local storage ${key}` : 'session storage', `${key}=${value}`);
    setItem.call(this, key, value);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name];
    history[name] = function change(state: unknown, unused: string, url?: string | URL | null) {
      report('history', `${JSON.stringify(state)} ${url}`);
      write.call(this, state, unused, url);
    };
  }
}

const callAt = (method: string, pathname: string) =>
  Object.entries(calls).find(([, call]) => {
    const pattern = call.path.replaceAll(/\{\w+\}/g, '[^/]+');
    return call.method === method && new RegExp(`^/api/${pattern}$`).test(pathname);
  })?.[0];

/** Records everything that is written from now on, with its place. Switches the analytics service on, to record it too. */
export async function recordPlaces(page: Page): Promise<Written[]> {
  const written: Written[] = [];
  await page.exposeFunction('reportWrite', (place: string, text: string) => void written.push([place, text]));
  await page.addInitScript(reportWrites);
  await page.route('**/static/js/index-*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/analyticsTagUrl:(``|""|'')/, `analyticsTagUrl:"${tagUrl}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.route(`**${tagUrl}`, (route) => route.fulfill({ status: 204 }));
  page.on('framenavigated', (frame) => written.push(['address', frame.url()]));
  page.on('console', (message) => written.push(['console', message.text()]));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = callAt(request.method(), pathname);
    const { referer = '', authorization = '', cookie = '', ...headers } = request.headers();
    written.push(['request address', request.url()], ['referrer', referer], ['cookie', cookie]);
    written.push(
      ['headers', JSON.stringify(headers)],
      [call ? 'authorization' : 'authorization elsewhere', authorization],
    );
    const place = call ?? (pathname === tagUrl ? 'analytics' : pathname);
    written.push([`body of ${place}`, request.postData() ?? '']);
  });
  return written;
}

/** The secrets of the borrower that were written to a place where they may not be, with the text. */
export async function leaksOf(written: readonly Written[], { page, mobile }: Borrower): Promise<string[]> {
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const rows = await (await page.request.get(`/sandbox/rows?mobile=${mobile}`)).json();
  const codes: string[] = rows.sent_codes.map(({ code }: { code: string }) => code);
  const { accountNo = '' } = answersOf(bankDetails, mobile);
  // No service worker runs here. second-visit.spec.ts checks that the Cache Storage has only files of the build.
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const all: Written[] = [
    ...written,
    ...Object.entries<object[]>(rows).flatMap(([table, list]) =>
      list.flatMap((row) =>
        Object.entries(row).map(([name, value]): Written => [`lender's ${table}.${name}`, JSON.stringify(value)]),
      ),
    ),
    ...(await page.context().cookies()).map((cookie): Written => ['cookie', JSON.stringify(cookie)]),
    ['databases of the browser', databases.join()],
    ["lender's log", readFileSync(lenderLog, 'utf8')],
  ];
  const aadhaar = sampleAadhaar(mobile);
  const secrets: readonly (readonly [name: string, value: string, places: RegExp])[] = [
    ['the token', stored.token ?? '', /^(local storage token|authorization)$/],
    ['the access token', stored.accessToken ?? '', /^(local storage accessToken|body of autoLoginCall)$/],
    ['the Aadhaar number', aadhaar, /^body of (aadhaarGenerateOtp|aadhaarVerifyOtp)$/],
    ['the Aadhaar number in groups', aadhaar.replace(/(\d{4})(\d{4})/, '$1 $2 '), /^$/],
    ['the account number', accountNo, /^body of saveBankDetails$/],
    // §14: the PAN and the details that the lender found for it are part of the stored draft.
    [
      'the PAN',
      samplePan(mobile),
      /^(local storage kadam\.register|body of pan(Verification|Confirmation)|lender's customers\.pan(_found)?)$/,
    ],
    ...codes.map(
      (code) =>
        [
          'a one-time code',
          code,
          /^(body of (verifyOtp|aadhaarVerifyOtp|acceptKeyFacts)|lender's sent_codes\.code)$/,
        ] as const,
    ),
  ];
  return secrets.flatMap(([name, value, places]) => {
    if (!value) return [`${name} was not seen at all`];
    // The digits of a short code can be part of another number.
    const pattern = new RegExp(`(?<![\\w.-])${value}(?![\\w-])`);
    const found = all.filter(
      ([place, text]) => !places.test(place) && (value.length > 8 ? text.includes(value) : pattern.test(text)),
    );
    return [...new Set(found.map(([place, text]) => `${name} in ${place}: ${text.slice(0, 200)}`))];
  });
}
