import { expect, onTestFinished, test, vi } from 'vitest';
import { digilockerInitiate, digilockerReturn } from '#contract/kyc.ts';
import { autoLoginCall } from '#contract/login.ts';
import { personas } from '#sandbox/personas.ts';
import { routeAfter } from '../route-after.ts';
import { answered, origin } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

test('lists codes, the newest first, and personas on the sandbox page', async () => {
  await sandbox.post('/sandbox/reset', {});
  for (const mobile of ['9876800002', '9876800001']) await sandbox.borrower(mobile).logIn();
  const page = await sandbox.text('/sandbox');
  expect(page).toContain('Never use it for real borrowers');
  expect(page).toContain(await sandbox.codeFor('9876800001'));
  expect(page.match(/(?<=<tr><td>)\d+/g)).toEqual(['9876800001', '9876800002']);
  for (const { id, mobile, at } of personas) {
    expect(page).toContain(`href="/?mobile_no=${mobile}"`);
    expect(page).toContain(`aria-label="Open ${id} at ${at}"`);
  }
  expect(page).not.toContain('<script');
});

test.for(['/sandbox', '/sandbox/api'])('redirects %s with a trailing slash to the page', async (page) => {
  const response = await sandbox.get(`${page}/`);
  expect([response.status, response.headers.get('location')]).toEqual([302, page]);
});

test('finds the personas that have every word of a search', async () => {
  const page = await sandbox.text('/sandbox?search=AADHAAR+down');
  expect(page).toContain(`npm run journey -- --persona aadhaar-down --url ${origin}`);
  expect(page).not.toContain('aadhaar-taken');
  expect(await sandbox.text('/sandbox?search=<b>')).toContain('Nobody is found for “&lt;b&gt;”');
});

test('shows each fault with the shell command that adds it', async () => {
  const fault = { call: 'loginByMobile', kind: 'refuse', status: 412, message: "It's off", seconds: 5, once: false };
  const { id } = await (await sandbox.post('/sandbox/faults', { ...fault, mobile: '9876800012' })).json();
  const page = await sandbox.text('/sandbox');
  expect(page).toContain('loginByMobile: refuse 412, until cleared, for 9876800012');
  expect(page, 'which its button clears').toContain(`name="id" value="${id}"`);
  await sandbox.post('/sandbox/faults/clear', {});
  const [, json = ''] = /sandbox\/faults -H .*? -d &#39;(.*?)&#39;<\/code>/.exec(page) ?? [];
  const sent = json.replaceAll('&#39;\\&#39;&#39;', "'").replaceAll('&quot;', '"');
  expect(JSON.parse(sent)).toEqual({ ...fault, mobile: '9876800012' });
});

test('one button clears all faults, where there are several', async () => {
  const pageWithAnother = async () => {
    await sandbox.post('/sandbox/faults', { call: 'statesCall', kind: 'drop' });
    return sandbox.text('/sandbox');
  };
  await sandbox.post('/sandbox/faults/clear', {});
  expect(await pageWithAnother()).not.toContain('Clear all faults');
  const [form = ''] = /<form[^>]*><button[^>]*>Clear all faults/.exec(await pageWithAnother()) ?? [];
  const [, action = ''] = /action="(\S+)"/.exec(form) ?? [];
  expect((await sandbox.form(action, {})).status).toBe(303);
  expect(await sandbox.text('/sandbox')).toContain('<h2>Faults</h2> <span>none</span>');
});

test('each form of the sandbox page is accepted as it is first shown', async () => {
  await sandbox.post('/sandbox/faults', { call: 'statesCall', kind: 'drop' });
  const page = await sandbox.text('/sandbox?search=pan-taken');
  const forms = [...page.matchAll(/<form method="post" action="(\S+)".*?<\/form>/gs)].map(([form, action = '']) => {
    const fields = form.matchAll(/name="(\w+)"(?:[^>]* |><option )value="([^"]*)"|name="(at)"><option>([^<]*)/g);
    return [action, Object.fromEntries([...fields].map(([, name, value, at, route]) => [name ?? at, value ?? route]))];
  });
  expect(forms.map(([action]) => action)).toHaveLength(7);
  for (const [action, fields] of forms)
    expect([action, (await sandbox.form(action, fields)).status]).toEqual([action, 303]);
});

test('shows how far its clock is moved, which is a hundred years at most, and moves it back', async () => {
  const move = async (body: object) => (await (await sandbox.post('/sandbox/clock', body)).json()).offsetMs;
  expect(await move({ minutes: -90 })).toBe(-5_400_000);
  expect(await sandbox.text('/sandbox')).toContain('-90 minutes from the true time');
  for (const days of [-36_525, 36_525, 36_525]) await move({ days });
  expect(await move({ minutes: 1 })).toBe(36_525 * 86_400_000);
  expect(await move({ reset: true })).toBe(0);
  expect(await sandbox.text('/sandbox')).toContain('in India, the true time');
});

test('refuses the auto-login of one borrower, whose number it sends under another name', async () => {
  const { send, mobile, logIn } = sandbox.borrower('9876800016');
  const { accessToken = '' } = await logIn();
  await sandbox.post('/sandbox/faults', { call: 'autoLoginCall', kind: 'refuse', status: 412, mobile });
  const body = { ...autoLoginCall.example.body, access_token: String(accessToken), mobile_no: mobile };
  expect(await send(autoLoginCall, { body })).toMatchObject({ kind: 'refused', statusCode: 412 });
});

test('refuses until the fault is cleared', async () => {
  const { askForCode, mobile } = sandbox.borrower('9876800004');
  const added = await sandbox.form('/sandbox/faults', {
    call: 'loginByMobile',
    kind: 'refuse',
    status: '428',
    once: 'false',
    mobile,
  });
  expect([added.status, added.headers.get('location')]).toEqual([303, '/sandbox']);
  expect(await askForCode()).toMatchObject({ statusCode: 428 });
  expect(await askForCode()).toMatchObject({ statusCode: 428 });
  await sandbox.form('/sandbox/faults/clear', { id: '', mobile });
  expect(await askForCode()).toMatchObject({ kind: 'answered' });
  await sandbox.post('/sandbox/faults', { call: 'loginByMobile', kind: 'refuse', status: 404 });
  expect(await askForCode(), 'for any borrower').toMatchObject({ statusCode: 404 });
});

test('applies the oldest fault first, and clears one by its id or those of one borrower', async () => {
  const [one, other] = [sandbox.borrower('9876800017'), sandbox.borrower('9876800018')];
  const add = async ({ mobile }: typeof one, message: string) => {
    const fault = { call: 'loginByMobile', kind: 'refuse', status: 404, message, mobile };
    return (await (await sandbox.post('/sandbox/faults', fault)).json()).id;
  };
  const first = await add(one, 'First');
  for (const message of ['Second', 'Third']) await add(one, message);
  await add(other, 'Other');
  await sandbox.post('/sandbox/faults/clear', { id: first });
  expect(await one.askForCode()).toMatchObject({ message: 'Second' });
  await sandbox.post('/sandbox/faults/clear', { mobile: one.mobile });
  expect(await one.askForCode()).toMatchObject({ kind: 'answered' });
  expect(await other.askForCode()).toMatchObject({ message: 'Other' });
});

test.for([
  ['nonsense', 'invalidResponse', 0],
  ['drop', 'offline', 0],
  ['lose-answer', 'offline', 1],
] as const)('the fault %s of any call: %s, with %i codes in the rows of the borrower', async ([kind, reply, codes]) => {
  const { askForCode, mobile } = sandbox.borrower('9876800015');
  await sandbox.post('/sandbox/reset', { mobile });
  await sandbox.post('/sandbox/faults', { call: 'any', kind, mobile });
  expect(await askForCode()).toMatchObject({ kind: reply });
  const rows = await (await sandbox.get(`/sandbox/rows?mobile=${mobile}`)).json();
  expect(rows).toMatchObject({ sent_codes: Array(codes).fill({ mobile }), faults: [], customers: [] });
});

test('changes only the fields of an answer that the fault names, and its other fields stay', async () => {
  const { next, mobile, dashboard } = await sandbox.persona('loan-running');
  const change = (call: string, fields: object) =>
    sandbox.post('/sandbox/faults', { call, kind: 'change', message: JSON.stringify(fields), mobile });
  await change('nextStepCall', { data: { step: { current_route: '/of-a-newer-build' } } });
  expect(await next()).toEqual({ route: '/of-a-newer-build', status: 'Disbursed', leadType: 'New Case' });
  expect((await next()).route).toBeUndefined();
  await change('dashboardCall', { statusCode: 404, message: 'Gone', data: null });
  await expect(dashboard()).rejects.toThrow('"statusCode":404,"message":"Gone"');
});

test('stall: one call waits while others are answered', async () => {
  const [one, other] = [sandbox.borrower('9876800006'), sandbox.borrower('9876800011')];
  await sandbox.post('/sandbox/faults', { call: 'loginByMobile', kind: 'stall', seconds: 1, mobile: one.mobile });
  const answeredFirst: string[] = [];
  const ask = async ({ askForCode, mobile }: typeof one) => {
    answered(await askForCode());
    answeredFirst.push(mobile);
  };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stalled = ask(one);
  await ask(other);
  await vi.advanceTimersByTimeAsync(900);
  expect(answeredFirst).toEqual([other.mobile]);
  // Each check lets a little time pass. All timers at once never end: the database sets one again whenever it fires.
  await vi.waitUntil(() => answeredFirst.includes(one.mobile), { timeout: 10_000 });
  await stalled;
});

test('a stall that is cleared holds no call any longer', async () => {
  const { askForCode, mobile } = sandbox.borrower('9876800012');
  const fault = { call: 'loginByMobile', kind: 'stall', seconds: 120, once: false, mobile };
  const { id } = await (await sandbox.post('/sandbox/faults', fault)).json();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = askForCode();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sandbox.codeFor(mobile)).toBe('');
  await sandbox.post('/sandbox/faults/clear', { id });
  await vi.waitUntil(() => sandbox.codeFor(mobile), { timeout: 10_000 });
  answered(await asked);
});

test.for<[path: string, body: object, problem: RegExp]>([
  ['faults', { call: 'saveAnswr', kind: 'drop' }, /body\.call: .*"saveAnswer"/],
  ['faults', { call: 'any' }, /body\.kind: .*"stall"/],
  ['faults', { call: 'any', kind: 'stall', seconds: 500 }, /body\.seconds: .*120/],
  ['faults', { call: 'any', kind: 'refuse', status: 'x' }, /body\.status: .*number/],
  ['faults', { call: 'any', kind: 'change', message: '[]' }, /body\.message: .*JSON/],
  ['faults', { call: 'any', kind: 'drop', mobile: '123' }, /body\.mobile: 10 digits that start 6 to 9/],
  ['faults', { call: 'any', kind: 'drop', once: 'often' }, /body\.once: true or false/],
  ['clock', { hours: 1 }, /body: .*"hours"/],
  ['open', { persona: 'nobody' }, /body\.persona: .*"repeat-approved"/],
  ['open', {}, /'persona' or 'mobile' is required/],
  ['open', { mobile: '12345' }, /body\.mobile: 10 digits/],
  ['open', { persona: 'new', at: '/my-loan' }, /body\.at: .*"\/enter-name"/],
  ['open', { persona: 'new', fault: 'nothing:500' }, /body\.fault\.call: .*"saveAnswer"/],
  ['open', { persona: 'new', fault: 'saveAnswer:melt' }, /body\.fault\.kind: .*"stall"/],
  ['open', { persona: 'new', fault: 'dashboardCall:change:{status:0}' }, /body\.fault\.message: .*JSON/],
  ['open', { persona: 'new', fault: 7 }, /body\.fault: .*string/],
])('a wrong request to /sandbox/%s is answered with what is possible: %j', async ([path, body, problem]) => {
  const answer = await sandbox.post(`/sandbox/${path}`, body);
  expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringMatching(problem)]);
});

test('an invalid form of the sandbox page is answered with a page', async () => {
  const answer = await sandbox.form('/sandbox/clock', { minutes: 'soon', '<b>': '0' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, expect.stringContaining('text/html')]);
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'");
  const page = await answer.text();
  expect(page).toContain('<li>minutes: ');
  expect(page).toContain('&lt;b&gt;');
  expect(page).toContain('<a href="/sandbox">');
});

test('a reset that is mistyped or cannot be read deletes no borrower', async () => {
  const borrower = await sandbox.open({ mobile: '9876800012', at: '/enter-your-pan' });
  const headers = { 'content-type': 'application/json' };
  for (const body of [
    '{"mobil":"9800000000"}',
    '{"mobile":"12"}',
    '{mobile: 98}',
    '{"mobile":""}',
    'null',
    '7',
    '[]',
  ]) {
    const request = new Request(`${origin}/sandbox/reset`, { method: 'POST', headers, body });
    expect((await sandbox.ask(request)).status).toBe(400);
  }
  const form = { method: 'POST', headers: { origin, 'content-type': 'multipart/form-data' }, body: 'mobile=12' };
  expect((await sandbox.ask(new Request(`${origin}/sandbox/reset`, form))).status).toBe(400);
  expect(await borrower.next()).toMatchObject({ route: '/enter-your-pan' });
});

test('accepts a return from the document locker only from its own borrower, who may repeat it', async () => {
  const borrower = await sandbox.open({ mobile: '9876800009', at: '/enter-aadhar' });
  const body = { callBackUrl: `${origin}/digilocker-verify` };
  const { url } = answered(await borrower.send(digilockerInitiate, { body })).data;
  expect(await sandbox.text(url)).toContain('Do not allow');

  const queryOf = async (action: string) => {
    const back = new URL(await sandbox.press(url, action));
    expect(back.origin + back.pathname).toBe(body.callBackUrl);
    return { query: Object.fromEntries(back.searchParams) };
  };
  const refused = await borrower.send(digilockerReturn, await queryOf('refused'));
  expect(refused).toMatchObject({ statusCode: 400, data: { route: '/enter-aadhar' } });
  const allowed = await queryOf('allowed');
  const other = await sandbox.open({ mobile: '9876800011', at: '/enter-aadhar' });
  expect(await other.send(digilockerReturn, allowed)).toMatchObject({ statusCode: 400 });
  expect(await other.next()).toMatchObject({ route: '/enter-aadhar' });
  const guessed = { query: { ...allowed.query, code: 'guessed' } };
  expect(await borrower.send(digilockerReturn, guessed)).toMatchObject({ statusCode: 400 });
  answered(await borrower.send(digilockerReturn, allowed));
  answered(await borrower.send(digilockerReturn, allowed));
  expect(await borrower.next()).toMatchObject({ route: routeAfter('/enter-aadhar') });
  expect(await sandbox.text(url)).toContain('Do not allow');
});

test('refuses a return address outside the app, but for one on this machine, where the app may have another port', async () => {
  const borrower = await sandbox.open({ mobile: '9876800010', at: '/enter-aadhar' });
  for (const callBackUrl of ['https://elsewhere.example/', 'javascript://kadam.example/%0aalert(1)', 'nonsense']) {
    expect(await borrower.send(digilockerInitiate, { body: { callBackUrl } }), callBackUrl).toMatchObject({
      statusCode: 400,
    });
  }
  const body = { callBackUrl: 'http://127.0.0.1:5173/digilocker-verify' };
  answered(await borrower.send(digilockerInitiate, { body }));
});

test.for([
  ['/sandbox/style.css', 'text/css'],
  ['/sandbox/icon.svg', 'image/svg+xml'],
  ['/sandbox/checkout.js', 'text/javascript'],
  ['/sandbox/tax-portal', 'text/html'],
] as const)('answers %s as %s, because a browser does not sniff its type', async ([path, type]) => {
  const answer = await sandbox.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(40);
});
