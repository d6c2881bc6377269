import { delay } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import type { z } from 'zod/mini';
import { saveAnswer } from '#contract/application.ts';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';
import type { Responder } from '#tests/screens/fake-server.ts';
import { drop, handle, refuse, succeed } from '#tests/screens/fake-server.ts';
import type { StoryArgs } from './schema-stories.ts';

/** What the provider says where it refuses, and what of it a borrower must be able to read (§8). */
export const refusals = {
  412: { message: 'YOUR ANSWER COULD NOT BE TAKEN.', shows: 'Your answer could not be taken.' },
  428: { message: 'Please complete the previous step.', shows: 'Please complete the previous step.' },
  500: { message: '', shows: 'Internal Server Error' },
};

/** How a call fares that is not answered: it is refused, its answer never comes, or there is no network. */
type Fate = keyof typeof refusals | 'stalls' | 'drops';

/** Another statusCode than 200, with the message and the data that come with it. */
interface Refusal {
  readonly refused: number;
  readonly message: string;
  readonly data?: unknown;
}

type Said<Name extends CallName> = z.input<(typeof calls)[Name]['answer']> | Refusal | Fate;

/**
 * What a story changes of the provider, by the names of its calls; every other call answers with its example. Of a
 * list the first is said first, and the last from then on.
 */
export type Answering = { readonly [Name in CallName]?: Said<Name> | readonly Said<Name>[] };

const fated = (fate: Fate): Responder => {
  if (fate === 'drops') return drop;
  if (fate === 'stalls') return () => delay('infinite').then(drop);
  return refuse(fate, { message: refusals[fate].message });
};

const isRefusal = (said: object): said is Refusal => 'refused' in said;

function replyingWith(said: object | Fate): Responder {
  if (typeof said !== 'object') return fated(said);
  if (Array.isArray(said)) {
    const replies = said.map(replyingWith);
    const last = replies.at(-1) ?? fated('drops');
    return (request) => (replies.shift() ?? last)(request);
  }
  if (!isRefusal(said)) return succeed(said);
  const { refused, ...rest } = said;
  return refuse(refused, rest);
}

/** What a story changes of the provider: a step's save may fail, and nothing is prefilled. */
export function providerFor({ save, prefill }: Step, args: StoryArgs) {
  const call: Call = 'call' in save ? stepCalls[save.call] : saveAnswer;
  const saved = handle(call, args.save === undefined ? succeed(call.example.answer) : fated(args.save));
  return prefill ? [saved, handle(stepCalls[prefill.call], succeed({ data: null }))] : [saved];
}

/** The same by the calls' names, for a screen that makes several. */
export function providerOf(answering: Answering) {
  const changed = Object.entries(answering) as [CallName, object | Fate][];
  return changed.map(([name, said]) => handle(calls[name], replyingWith(said)));
}

/** Starts the provider: it answers every call of the contract with its example, and complains of any other. */
export async function startProvider() {
  const examples = Object.values(calls).map((call: Call) => handle(call, succeed(call.example.answer)));
  const worker = setupWorker(...examples);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error();
    },
  });
  return worker;
}
