import { expect, test } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { verifyOtp } from '#contract/login.ts';
import { sampleAadhaar, samplePan } from '#sandbox/personas.ts';
import { addressOf, listen } from '#sandbox/serve.ts';
import { exampleFactsOf } from '#sandbox/services/seed.ts';
import { readProvider } from '../../scripts/check-provider/options.ts';
import { movesMoneyOrSigns, type Provider, playJourney } from '../../scripts/check-provider/play.ts';
import { runScript } from '../run-script.ts';
import { origin } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();

const providerOf = (mobile: string, changes: Partial<Provider> = {}): Provider => ({
  ask: sandbox.ask,
  baseUrl: `${origin}/api/`,
  mobile,
  values: { panNumber: samplePan(mobile), aadharNo: sampleAadhaar(mobile) },
  selfie: new Blob(['not looked at'], { type: 'image/jpeg' }),
  allowMoney: true,
  code: () => sandbox.codeFor(mobile),
  async act(what, order) {
    if (what.startsWith('Approve')) await sandbox.press(`/sandbox/checkout/${order}`, 'approved');
    else await sandbox.post('/sandbox/clock', { minutes: 1 });
  },
  ...changes,
});

/** Answers as the sandbox, and records each request: its path and its body. */
const recordedIn = (sent: string[]) => async (request: Request) => {
  sent.push(`${new URL(request.url).pathname} ${await request.clone().text()}`);
  return sandbox.ask(request);
};

/** Calls that no journey makes: they need a partner's page in a browser, or a borrower in another state. */
const notPlayed: readonly CallName[] = [
  'aadhaarPanReverify',
  'bankConnect',
  'bankConnectUrl',
  'bankingSurrogate',
  'digilockerReturn',
  'feedbackCall',
  'mismatchClick',
];
const ofReturning: readonly CallName[] = ['checkRepeatCase', 'onePage'];

test('the sandbox has no difference from the contract for a new borrower, whose journey makes nearly every call', async () => {
  const sent: string[] = [];
  const ask = recordedIn(sent);
  const { differences, notes, played } = await playJourney(providerOf('9876800001', { ask }));
  expect(differences).toEqual([]);
  // As far as the borrower is asked for them.
  const { answers } = exampleFactsOf();
  const ofContract = ['an-access-token', 'mandate_5', 'acc_19', 'order_91', '9876543210'];
  for (const example of ofContract.filter((one) => !Object.values(answers).includes(one)))
    expect(sent.join(), 'what the provider answered is sent').not.toContain(`"${example}"`);
  expect(notes).toEqual(['The journey ends with status Disbursed.']);
  const stored = await sandbox.text('/sandbox/rows?mobile=9876800001');
  expect(stored, 'the given value').toContain(`"pan":"${samplePan('9876800001')}"`);
  const { pan: _, accountNo: _hashed, confirmedAccountNo: _same, ...others } = answers;
  for (const [field, answer] of Object.entries(others)) expect(stored, field).toContain(answer);
  const left = Object.keys(calls).filter((name) => !new Set<string>(played).has(name));
  expect(left.sort(), 'not in play.ts').toEqual([...notPlayed, ...ofReturning, 'setEmandateV2'].sort());
});

test('the sandbox has no difference from the contract for a returning borrower', async () => {
  const { differences, notes, played } = await playJourney(providerOf('9000000002'));
  expect(differences).toEqual([]);
  expect(notes).toEqual(['The journey ends with status Disbursed.']);
  for (const name of ofReturning) expect(played).toContain(name);
});

test('the check sets up the e-mandate of an EMI loan by the call for it', async () => {
  const { differences, played } = await playJourney(providerOf('9000000029'));
  expect(differences).toEqual([]);
  expect([...played].filter((name) => name.startsWith('setEmandate'))).toEqual(['setEmandateV2']);
});

test.for([
  ['/selfie-verification', 'setEmandate'],
  ['/term-condition', 'acceptKeyFacts'],
])('the check sends no call that moves money or signs unless it is allowed: from %s to %s', async ([at, call]) => {
  const { mobile } = await sandbox.open({ mobile: '9876800002', at });
  const sent: string[] = [];
  const ask = recordedIn(sent);
  const { notes } = await playJourney(providerOf(mobile, { allowMoney: false, ask }));
  expect(notes).toEqual([`The journey ends before ${call}, which moves money or signs. --allow-money plays it.`]);
  for (const name of movesMoneyOrSigns) expect(sent.join()).not.toContain(`/api/${calls[name].path} `);
});

test('the check asks for no one-time code if the login has no answer, or is refused', async () => {
  const ask = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  const code = () => expect.unreachable();
  const { differences } = await playJourney(providerOf('9876800004', { ask, code }));
  expect(differences).toEqual(['loginByMobile  There is no answer: connect ECONNREFUSED. Expected: JSON.']);
  const refuse = async () => Response.json({ statusCode: 400, message: 'No' });
  const { notes } = await playJourney(providerOf('9876800004', { ask: refuse, code }));
  expect(notes).toEqual(['loginByMobile  was refused with 400: No']);
});

test('the check shows the reasons of a refusal, which some providers send as a list or by field', async () => {
  for (const message of [['No', 'Not now'], { mobile: ['No'] }]) {
    const ask = async () => Response.json({ statusCode: 400, message });
    const { notes } = await playJourney(providerOf('9876800006', { ask }));
    expect(notes).toEqual([`loginByMobile  was refused with 400: ${JSON.stringify(message)}`]);
  }
});

test('the check reports why an answer broke off after its headers', async () => {
  const ask = async () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('timed out')) }));
  const { differences } = await playJourney(providerOf('9876800006', { ask }));
  expect(differences).toEqual(['loginByMobile  There is no answer: timed out. Expected: JSON.']);
});

test('the check reports the page to which a call is redirected, for example a login page', async () => {
  const ask = async () => {
    const page = new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } });
    return Object.defineProperties(page, { redirected: { value: true }, url: { value: 'https://sso.example/' } });
  };
  const { differences } = await playJourney(providerOf('9876800005', { ask }));
  expect(differences).toEqual([
    'loginByMobile  The answer of https://sso.example/, after a redirect, is text/html with HTTP status 200. Expected: a JSON object with statusCode, message and data.',
  ]);
});

test('the check reports a next step that is not a route and a statusCode that is not a number, but no missing statusCode', async () => {
  const { mobile } = await sandbox.open({ mobile: '9876800006', at: '/enter-address' });
  const ask = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/next-step') && request.headers.get('authorization'))
      return Response.json({ statusCode: 200, data: { step: { current_route: '/enter-adress' } } });
    if (pathname.endsWith('/dashboard')) return Response.json({ statusCode: 200, message: 'Success' });
    return pathname.endsWith('/rekycButtonMessages') ? Response.json({ statusCode: 'fine' }) : sandbox.ask(request);
  };
  const { differences, notes } = await playJourney(providerOf(mobile, { ask }));
  expect(differences).toEqual([
    'rekycMessages  statusCode is string. Expected: a number, such as 200.',
    "nextStepCall  data.step.current_route is '/enter-adress'. Expected: /enter-address.",
  ]);
  expect(notes).toEqual(['The journey ends at /enter-adress, which is not a route of the app.']);
});

test('the check ends where the next step leads back, instead of playing the same screens for ever', async () => {
  const { mobile } = await sandbox.open({ mobile: '9876800007', at: '/enter-address' });
  const routes = ['/gender', '/marital-status', '/gender', '/marital-status'];
  const ask = async (request: Request) => {
    const isNextStep = request.url.endsWith('/next-step') && request.headers.has('authorization');
    return isNextStep ? Response.json({ data: { step: { current_route: routes.shift() } } }) : sandbox.ask(request);
  };
  const { notes } = await playJourney(providerOf(mobile, { ask }));
  expect(notes).toEqual(['The next step is /gender again.']);
});

type Json = Record<string, unknown> & { data: Record<string, unknown> };

const htmlPage = { status: 502, headers: { 'content-type': 'text/html' } };

/** The wrong answer of a provider, made from that of the sandbox, and the message for its difference. */
const wrong = {
  verifyOtp: [
    ({ data: { customer, ...data } }) => Response.json({ data: { ...data, custmer: customer } }),
    'data.custmer is unknown. Expected: data.customer.',
  ],
  nextStepCall: [
    ({ data }) => Response.json({ data: { ...data, leadType: {} } }),
    'data.leadType is object. Expected: string or number or null, such as "New Case".',
  ],
  dashboardCall: [
    (body) => Response.json({ ...body, statusCode: 'fine' }),
    'statusCode is string. Expected: a number, such as 200.',
  ],
  statesCall: [
    () => Response.json({ data: ['Goa', { name: 'Kerala' }] }),
    'data[] is object. Expected: string or number, such as "Maharashtra".',
  ],
  approvalView: [
    ({ data }) => Response.json({ data: { ...data, totalAmount: null } }),
    'data.totalAmount is null. Expected: number or number as text, such as 50000.',
  ],
  bankByIfsc: [
    () => Response.json({ data: { banks: [{}] } }),
    'data.banks[].BANK is missing. Expected: string or number, such as "Bharat National Bank".',
  ],
  savedBankDetails: [
    () => Response.json({ data: null }, { status: 404 }),
    'It is refused with 404 and no message. Expected: text for the borrower.',
  ],
  lenderCredentials: [
    () => Response.json({ data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: '' } } } }),
    'data.lenderCreds.emandate.encryptedDisbursalKeyId is "". Expected: string or number, such as "key_test_kadam".',
  ],
  pennyFlow: [
    () => new Response('<h1>Bad gateway</h1>', htmlPage),
    'The answer is text/html with HTTP status 502. Expected: a JSON object with statusCode, message and data.',
  ],
  bankAccounts: [() => Response.json({ data: [null] }), 'data[] is null. Expected: object.'],
  confirmBankAccount: [
    () => Response.json({ statusCode: 400, message: 'No', data: { status: [] } }),
    'data.status is array. Expected: string or number or null, such as "Not Verified".',
  ],
} satisfies { readonly [Name in CallName]?: readonly [answer: (body: Json) => Response, difference: string] };

test('the check reports each difference of a wrong provider, with what is expected', async () => {
  const { mobile } = await sandbox.open({ mobile: '9876800003', at: '/enter-address' });
  const answers = new Map(Object.entries(wrong).map(([name, [answer]]) => [calls[name as CallName].path, answer]));
  const ask = async (request: Request) => {
    const answer = await sandbox.ask(request);
    const change = answers.get(new URL(request.url).pathname.replace('/api/', ''));
    if (answer.status === 403) return Response.json({ data: null });
    // The answers of the sandbox are JSON objects.
    return change && answer.ok ? change((await answer.json()) as Json) : answer;
  };
  const { differences, notes } = await playJourney(providerOf(mobile, { ask }));
  expect(notes).toContain('pennyFlow  was refused with 502');
  const named = Object.entries(wrong).map(([name, [, difference]]) => `${name}  ${difference}`);
  const open = 'nextStepCall  Without a token, the answer is 200. Expected: 401 or 403.';
  expect([...differences].sort()).toEqual([...named, open].sort());
});

test.for<readonly [url: string, flags: { mobile?: string; set?: string[] }, message: string]>([
  ['lender.example', {}, 'Write the address of the API: https://api.example/'],
  ['https://qa:secret@lender.invalid', {}, 'no address with a user or a password. Leave them out.'],
  ['https://lender.invalid', { mobile: '12' }, 'Write a mobile number of 10 digits that start 6 to 9'],
  ['https://lender.invalid', { set: ['pan'] }, 'Write --set name=value, such as'],
  [
    'https://lender.invalid',
    { set: ['salaryMode=Cash', 'panNumbr=A'] },
    "Unknown value 'panNumbr'. Write 'panNumber'.",
  ],
])('the check of %s with %j is refused', ([url, flags, message]) => {
  const written = { mobile: '9876543210', 'allow-money': false, ...flags };
  expect(() => readProvider(written, url)).toThrow(message);
});

test('the check without a terminal goes on where a person would have to act, and reports what it found', async ({
  onTestFinished,
}) => {
  const { mobile } = await sandbox.open({ mobile: '9876800007', at: '/emandate' });
  const server = await listen('127.0.0.1', 0, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(verifyOtp.path))
      return sandbox.post(pathname, { mobile, otp: await sandbox.codeFor(mobile) });
    return pathname.endsWith('/dashboard') ? new Response('<h1>Moved</h1>') : sandbox.ask(request);
  });
  onTestFinished(() => void server.close());
  const provider = `${addressOf(server, '127.0.0.1')}/api`;
  const script = 'scripts/check-provider/main.ts';
  const printed = await runScript([script, provider, '--mobile', mobile, '--code', '1234', '--allow-money']);
  expect(printed).toMatchObject({ code: 1, stderr: '' });
  expect(printed.stdout).toMatch(/^pennyDrop {2}was refused with 428: Please complete the e-mandate first\.$/m);
  expect(printed.stdout).toMatch(/^dashboardCall {2}The answer is text\/plain; charset=UTF-8 with HTTP status 200\./m);
});
