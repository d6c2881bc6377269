import { describe, expect, test, vi } from 'vitest';
import '#api/client.ts';
import { createLazySend } from '#app/lazy-send.ts';
import { createSlowCalls } from '#app/slow-calls.ts';
import { exampleFacts } from '#authoring/check-answers.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { productIds } from '#contract/session.ts';
import type { Decision } from '#engine/decision.ts';
import { askNextStep } from '#engine/decisions/next-step.ts';
import { instalmentsRead, optionalRead, plainRead } from '#engine/decisions/plain-read.ts';
import { slowCallAfterMs } from '#engine/delays.ts';
import { call, type Outcome } from '#engine/outcome.ts';
import { lookupSources, suggestSources } from '#engine/sources.ts';
import type { Message } from '#languages/message.ts';
import { proceed } from '#screens/bank/emandate/flow.ts';
import { approvalForApr } from '#screens/bank/term-condition/flow.ts';
import { feedbackSent } from '#screens/home/home/flow.ts';
import { verifyCode } from '#screens/kyc/enter-aadhar/flow.ts';
import { autoLoginRead } from '#screens/login/auto-login/flow.ts';
import { explore } from '../../scripts/journey-map/flows.ts';
import { entries } from '../../scripts/journey-map/map.ts';
import { createTestRunner } from './test-runner.ts';

// Every call of the contract, with each table that reads its answer, and every kind of fault: generated from the
// contract and from what the journey map finds in the flows. The client, the runner and the messages are the real ones.

const refusal = (statusCode: number, status = statusCode) => ({
  [`${statusCode} in an HTTP ${status}`]: async () => Response.json({ statusCode, message: 'NOT NOW' }, { status }),
});
const json = (body: unknown) => async () => Response.json(body);
const never = () => new Promise<Response>(() => {});

/** What happens to a request instead of its answer. */
const faults: Readonly<Record<string, () => Promise<Response>>> = {
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'a connection that breaks off': async () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
  'no answer, until the borrower stops waiting': never,
  'HTML instead of JSON': async () =>
    new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } }),
  'an empty answer': async () => new Response(''),
  'an empty refusal': async () => new Response('', { status: 502 }),
  'JSON of another shape': json(['another shape']),
  ...Object.assign({}, ...[400, 403, 404, 406, 409, 412, 422, 428, 500, 503].map((code) => refusal(code))),
  ...refusal(400, 200),
  ...refusal(500, 200),
};

/** Data of another shape is a fault only where the call needs some of it. */
function faultsOf({ answer }: Call): typeof faults {
  const body = { statusCode: 200, message: 'Success', data: 'another shape' };
  return answer.safeParse(body).success ? faults : { ...faults, 'data of another shape': json(body) };
}

interface Use {
  readonly name: string;
  readonly call: Call;
  readonly decision: Decision<unknown, unknown, unknown>;
  readonly withinMs?: number | undefined;
}

const names = new Map(Object.entries<Call>(calls).map(([name, one]) => [one, name]));
/** The calls that the map does not reach, because they depend on what was typed or on the product. */
const conditional = explore({
  askNextStep,
  code: verifyCode('', '123456'),
  products: Object.values(productIds).map((productId) =>
    proceed({ page: 'check' }, { ...exampleFacts, accountId: 'a', productId }, 0),
  ),
});
const used = [...entries, conditional].flatMap((entry) => entry.calls);
const uses = [
  ...new Map(
    used.map(({ call: one, decision = plainRead, withinMs }): [string, Use] => {
      const name = `${names.get(one)}, read by '${decision.title}'`;
      return [name, { name, call: one, decision, withinMs }];
    }),
  ).values(),
];

const isBlank = (message: Message | undefined) =>
  message === undefined || (typeof message === 'string' ? message : message.text).trim() === '';

/** Failures that the borrower does not see: of the auto-login (§2 "/auto-login"), the feedback and the optional reads. */
const silent: readonly unknown[] = [optionalRead, instalmentsRead, approvalForApr, autoLoginRead, feedbackSent];

function stage(answer: () => Promise<Response>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    requests.push(`${input.method} ${new URL(input.url).pathname}`);
    return answer();
  });
  const slowCalls = createSlowCalls();
  const bugs: unknown[] = [];
  const lazy = createLazySend({
    apiBaseUrl: 'http://lender.test/api/',
    slowCalls,
    token: () => 'a-token',
    background: () => undefined,
    onBug: (bug) => bugs.push(bug),
  });
  const outcomes: Outcome<unknown>[] = [];
  const runner = createTestRunner(undefined, {
    send: lazy.send,
    onOutcome: (outcome) => void outcomes.push(outcome),
  });
  return { ...runner, slowCalls, requests, bugs, outcomes };
}

/** The outcome by which a screen makes a call, here with its example. */
function callOutcome({ call: target, decision, withinMs }: Use): Outcome<unknown> {
  const { query, body } = target.example;
  const path = Object.fromEntries([...target.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 7]));
  return call<Call, unknown>(target, () => ({ path, query: query as never, body: body as never }), decision, {
    ...(withinMs && { withinMs }),
  });
}

const wholeFlowMs = 6 * 60_000;

test('every call of the contract is used by a screen, a field or in the background', () => {
  const ofFields = Object.values({ ...lookupSources, ...suggestSources }).map((source) => source.call);
  const known = new Set<Call>([...uses.map((use) => use.call), ...ofFields]);
  const unknown = [...names].filter(([one]) => !known.has(one) && !one.background).map(([, name]) => name);
  expect(unknown).toEqual([]);
});

describe.each(uses)('$name', (use) => {
  test.each(Object.entries(faultsOf(use.call)))(
    '%s: shows a message or a screen, leaves something to do, and sends nothing twice',
    async (kind, answer) => {
      const { run, requests, messages, done, slowCalls, bugs, outcomes } = stage(answer);
      const shown: unknown[] = [];
      const host = {
        show: (view: unknown) => void shown.push(view),
        fieldError: (_field: string, message: Message) => void shown.push(message),
      };
      let result: unknown = 'busy';
      void run(callOutcome(use), host).then((ended) => {
        result = ended;
      });

      await vi.advanceTimersByTimeAsync(slowCallAfterMs);
      if (answer === never) {
        expect(slowCalls.store.state.length > 0 || 'background' in use.call, 'the notice is shown').toBe(true);
        slowCalls.cancel();
        await vi.advanceTimersByTimeAsync(1_000);
      }
      const popup = messages.store.state.popup;
      if (popup) expect(isBlank(popup.message), 'the popup says something').toBe(false);
      await vi.advanceTimersByTimeAsync(wholeFlowMs);
      messages.closePopup();
      await vi.advanceTimersByTimeAsync(wholeFlowMs);

      const polls = outcomes.some((outcome) => outcome.kind === 'wait');
      const sentOf = requests.filter((request) => request === requests[0]);
      if (!polls) expect(sentOf, 'sent once').toHaveLength(1);
      expect(bugs).toEqual([]);
      const isShown = !isBlank(messages.store.state.pageMessage) || shown.length > 0 || done.length > 0;
      expect(isShown || silent.includes(use.decision), `${kind} shows something`).toBe(true);
      expect(result, 'the screen is free again, or left').not.toBe('busy');
    },
  );
});

test.each(uses)('$name: an answer that comes after the screen was left changes nothing', async (use) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { run, messages, done, leaveScreen } = stage(() => promise);
  void run(callOutcome(use));
  await vi.advanceTimersByTimeAsync(1_000);
  leaveScreen();
  resolve(Response.json({ statusCode: 500, message: 'NOT NOW' }, { status: 500 }));
  await vi.advanceTimersByTimeAsync(wholeFlowMs);
  expect([done, messages.store.state]).toEqual([[], {}]);
});
