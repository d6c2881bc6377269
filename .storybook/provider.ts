import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { saveAnswer } from '#contract/application.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Step } from '#engine/step.ts';
import type { StoryArgs } from './schema-stories.ts';

/** What the provider says where it refuses, and what of it a borrower must be able to read (§8). */
export const refusals = {
  412: { message: 'YOUR ANSWER COULD NOT BE TAKEN.', shows: 'Your answer could not be taken.' },
  428: { message: 'Please complete the previous step.', shows: 'Please complete the previous step.' },
  500: { message: '', shows: 'Internal Server Error' },
};

type Answering = () => Response | Promise<Response>;

function handle({ method, path }: Call, answering: Answering) {
  const register = { GET: http.get, POST: http.post, PUT: http.put }[method];
  return register(`*/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, answering);
}

const answer = (body: unknown) => () => HttpResponse.json({ statusCode: 200, message: 'OK', ...Object(body) });

function saving({ example }: Call, save: StoryArgs['save']): Answering {
  if (save === undefined) return answer(example.answer);
  if (save === 'drops') return () => HttpResponse.error();
  if (save === 'stalls') return () => delay('infinite').then(() => HttpResponse.error());
  return () => HttpResponse.json({ statusCode: save, message: refusals[save].message });
}

/** What a story changes of the provider: a step's save may fail, and nothing is prefilled. */
export function providerFor({ save, prefill }: Step, args: StoryArgs) {
  const call = 'call' in save ? save.call : saveAnswer;
  const saved = handle(call, saving(call, args.save));
  return prefill ? [saved, handle(prefill.call, answer({ data: null }))] : [saved];
}

/** Starts the provider: it answers every call of the contract with its example, and complains of any other. */
export async function startProvider() {
  const examples = Object.values(calls).map((call: Call) => handle(call, answer(call.example.answer)));
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
