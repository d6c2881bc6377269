import { createSend } from '#api/client.ts';
import { exampleContext } from '#authoring/check-answers.ts';
import { nearest } from '#authoring/check-nearest.ts';
import { callsOfFields } from '#authoring/field-calls.ts';
import type { onePage } from '#contract/application.ts';
import type { AnswerOf, Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { Route } from '#contract/routes.ts';
import { noFacts, productIds } from '#contract/session.ts';
import { namedRoute } from '#engine/decisions/named-route.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import { exampleAnswersOf } from '#sandbox/services/seed.ts';
import { allRoutes, isRoute, stepByRoute, steps } from '#schemas/index.ts';
import { detailsOf, repeatCaseBody } from '#screens/approval/confirm-details/details.ts';
import { differencesOf, type Received, readAnswer } from './differences.ts';

/** What the provider and a person give to a journey. */
export interface Provider {
  readonly ask: (request: Request) => Promise<Response>;
  /** Ends with a slash; the path of a call is appended. */
  readonly baseUrl: string;
  readonly mobile: string;
  /** Values of requests by their name, instead of those of the examples: panNumber, aadharNo. */
  readonly values: Readonly<Record<string, string>>;
  readonly selfie: Blob;
  /** Also plays the calls that move money or sign. */
  readonly allowMoney: boolean;
  code(purpose: 'login' | 'aadhaar' | 'kfs'): Promise<string>;
  /** Waits until a person has done something outside the calls, such as approving a mandate. */
  act(what: string, order: string): Promise<void>;
}

export const movesMoneyOrSigns: readonly CallName[] = ['setEmandate', 'setEmandateV2', 'pennyDrop', 'acceptKeyFacts'];

const sender = { ...exampleContext, platformTag: 'web' };

/** The calls of the screens without a schema, in the order in which they are played. */
export const screenCalls: { readonly [route in Route]?: readonly CallName[] } = {
  '/pan-verify': ['panConfirmation'],
  '/enter-aadhar': [
    'aadhaarStatus',
    'digilockerInitiate',
    'aadhaarGenerateOtp',
    'aadhaarVerifyOtp',
    'aadhaarPanVerify',
  ],
  '/finbox-create': ['bankConnectUrl'],
  '/finbox': ['bankConnectUrl'],
  '/loan-approval': ['approvalView'],
  '/confirm-details': ['onePage', 'checkRepeatCase'],
  '/selfie-verification': ['selfieLiveness', 'verifySelfie'],
  '/emandate': [
    'bankAccounts',
    'lenderCredentials',
    'pennyFlow',
    'setEmandate',
    'setEmandateV2',
    'pennyDrop',
    'pennyDrop',
  ],
  '/bank-list': ['bankAccounts', 'confirmBankAccount'],
  '/term-condition': ['keyFactStatement', 'approvalView', 'acceptKeyFacts', 'acceptKeyFacts'],
};

const nameOfCall = (call: Call) =>
  // Every call that a schema names is one of the contract.
  Object.entries(calls).find(([, one]) => Object.is(one, call))?.[0] as CallName;

/** The calls of a step before its save: for suggestions, for a lookup, and for the prefill. */
const readsOf = (step: Step): readonly Call[] => [
  ...callsOfFields(step),
  ...(step.prefill ? [prefillCalls[step.prefill.call]] : []),
];

/** The same name in answers and in requests, which write it in different ways: customerID, customerId. */
const nameOf = (key: string) => key.toLowerCase().replace('_', '');
const sentBack = ['jwttoken', 'accesstoken', 'customerid', 'leadid', 'accountid', 'mandateid', 'orderid', 'productid'];
const kept = [...sentBack, 'leadtype', 'customertype'];

function collect(value: unknown, into: Record<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    if (field && kept.includes(nameOf(key))) into[nameOf(key)] = field;
    collect(field, into);
  }
}

/** A journey that is being played. `notes`: refusals, and why the journey ended. */
interface Play {
  readonly provider: Provider;
  /** The values that earlier answers gave, by their names in requests. */
  readonly known: Record<string, unknown>;
  readonly played: Set<CallName>;
  readonly differences: Set<string>;
  readonly notes: Set<string>;
}

/** Sends a call as the app does, and returns the answer as it was received. */
async function send({ provider, known, differences }: Play, name: CallName, body: unknown, token: string) {
  const call: Call = calls[name];
  let received: Received | undefined;
  const read = async (...request: Parameters<typeof fetch>) => {
    try {
      const response = await provider.ask(new Request(...request));
      const { status, headers, redirected, url } = response;
      const type = headers.get('content-type') ?? '';
      received = { status, type, text: await response.clone().text(), ...(redirected && { redirectedTo: url }) };
      return response;
    } catch (error) {
      const { message, cause } = error as Error;
      // If a connection fails, only the cause of the error of `fetch` has the reason.
      const reason = cause instanceof Error ? cause.message : message;
      differences.add(`${name}  There is no answer: ${reason}. Expected: JSON.`);
      throw error;
    }
  };
  const replaced = (part: unknown) =>
    Object.fromEntries(Object.entries(Object(part)).map(([key, value]) => [key, known[nameOf(key)] ?? value]));
  await createSend({ baseUrl: provider.baseUrl, token: () => token, fetch: read })(call, {
    path: { leadId: String(known.leadid), customerId: String(known.customerid) },
    query: replaced(call.example.query),
    body: call.body && replaced(body),
  });
  return received;
}

/** Plays a call, by default with its example; returns the answer, or nothing if it was not a success. */
async function playCall(play: Play, name: CallName, body?: unknown) {
  const { known, played, differences, notes } = play;
  const call: Call = calls[name];
  const received = await send(play, name, body ?? call.example.body, String(known.jwttoken ?? ''));
  played.add(name);
  if (!received) return undefined;
  for (const difference of differencesOf(call, received)) differences.add(`${name}  ${difference}`);
  const answer = readAnswer(received);
  const isRefused = answer.statusCode !== 200 && !Number.isNaN(answer.statusCode);
  const message = answer.body?.message ?? '';
  const reason = typeof message === 'string' ? message : JSON.stringify(message);
  if (isRefused) notes.add(`${name}  was refused with ${answer.statusCode}${reason && `: ${reason}`}`);
  if (answer.statusCode !== 200 || !answer.body) return undefined;
  collect(answer.body, known);
  return answer.body;
}

async function checkToken(play: Play): Promise<void> {
  const received = await send(play, 'nextStepCall', { plateform: sender.platformTag }, '');
  const { statusCode } = received ? readAnswer(received) : { statusCode: 401 };
  if (statusCode === 401 || statusCode === 403) return;
  play.differences.add(`nextStepCall  Without a token, the answer is ${statusCode}. Expected: 401 or 403.`);
}

/** Asks for what a call of a screen needs first: a one-time code, or an action of the borrower. */
async function prepare({ provider, known }: Play, name: CallName, isAgain: boolean): Promise<void> {
  if (name === 'aadhaarVerifyOtp') known.otp = await provider.code('aadhaar');
  if (name === 'acceptKeyFacts' && isAgain) known.otp = await provider.code('kfs');
  if (name === 'pennyDrop' && !isAgain && known.orderid)
    await provider.act('Approve the mandate', String(known.orderid));
  if (name === 'pennyDrop' && isAgain) await provider.act('Wait for the Rs 1', String(known.orderid ?? ''));
}

/** Plays the calls of a screen; returns why the journey ends there, if it does. */
async function playScreen(play: Play, route: Route): Promise<string | undefined> {
  const { provider, known } = play;
  const step = stepByRoute(route);
  const ofOtherProduct = known.productid === productIds.emi ? 'setEmandate' : 'setEmandateV2';
  const ofScreen = screenCalls[route]?.filter((name) => name !== ofOtherProduct);
  const names = step ? readsOf(step).map(nameOfCall) : (ofScreen ?? []);
  /** What is sent in place of the contract's example: no code for the statement at first, and the details that are known. */
  const bodies: { [name in CallName]?: unknown } = { acceptKeyFacts: { leadId: known.leadid } };
  for (const [nth, name] of names.entries()) {
    const isAgain = names.indexOf(name) < nth;
    if (movesMoneyOrSigns.includes(name) && !provider.allowMoney)
      return `The journey ends before ${name}, which moves money or signs. --allow-money plays it.`;
    await prepare(play, name, isAgain);
    const answer = await playCall(play, name, bodies[name]);
    // Of an answer that does not fit the contract, what fits is read.
    if (name === 'onePage' && answer)
      bodies.checkRepeatCase = repeatCaseBody(detailsOf(steps, answer as AnswerOf<typeof onePage>, noFacts), sender);
    if (name === 'acceptKeyFacts') delete bodies.acceptKeyFacts;
  }
  if (!step) return names.length > 0 ? undefined : `The journey ends at ${route}, which has no call.`;
  const [answers = {}] = step.examples.pass;
  const facts = {
    ...noFacts,
    mobile: provider.mobile,
    leadID: Number(known.leadid),
    // What conditions read.
    leadType: String(known.leadtype ?? ''),
    repeatCustomer: known.customertype === 'Repeat Customer',
    productId: Number(known.productid) || null,
    answers: exampleAnswersOf(steps),
  };
  const { call, body } = savingOf(step, answers, { ...exampleContext, facts });
  await playCall(play, nameOfCall(call), body);
  return undefined;
}

/** Plays the screens that the provider names; returns why the journey ends. */
async function playScreens(play: Play): Promise<string> {
  for (const visited = new Set<Route>(); ; ) {
    const answer = await playCall(play, 'nextStepCall', { plateform: sender.platformTag, leadID: play.known.leadid });
    const data = Object(Object(answer).data);
    const named = data.status === 'Approved Process' ? '/loan-approval' : Object(data.step).current_route;
    if (!named) return `The journey ends with status ${data.status ?? 'unknown'}.`;
    const route = namedRoute(String(named), isRoute);
    if (!route) {
      const expected = nearest(String(named), allRoutes) ?? 'a route of docs/journey.md';
      play.differences.add(`nextStepCall  data.step.current_route is '${named}'. Expected: ${expected}.`);
      return `The journey ends at ${named}, which is not a route of the app.`;
    }
    if (visited.has(route)) return `The next step is ${route} again.`;
    const end = await playScreen(play, route);
    if (end) return end;
    visited.add(route);
  }
}

/** Plays the calls of a borrower where the provider leads them, and compares each answer with the contract. */
export async function playJourney(provider: Provider) {
  const { mobile, values, selfie } = provider;
  const given = Object.entries(values).map(([name, value]) => [nameOf(name), value]);
  const known: Record<string, unknown> = { mobile, mobileno: mobile, image: selfie, ...Object.fromEntries(given) };
  const [played, differences, notes] = [new Set<CallName>(), new Set<string>(), new Set<string>()];
  const play: Play = { provider, known, played, differences, notes };
  const result = () => ({ played, differences: [...differences], notes: [...notes] });
  // If the login is refused or does not arrive, no code is sent.
  if (!(await playCall(play, 'loginByMobile'))) return result();
  known.otp = await provider.code('login');
  await playCall(play, 'verifyOtp');
  if (!known.jwttoken) return result();
  await checkToken(play);
  for (const name of ['autoLoginCall', 'dashboardCall', 'rekycMessages'] as const) await playCall(play, name);
  notes.add(await playScreens(play));
  await playCall(play, 'dashboardCall');
  const loans = Object(await playCall(play, 'customerLoans')).data;
  if (Array.isArray(loans) && loans.length > 0) await playCall(play, 'signedDocument');
  return result();
}
