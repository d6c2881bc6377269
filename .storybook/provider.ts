import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import type { z } from 'zod/mini';
import { offline } from '#api/send.ts';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { bankIcon, banks, iconPath } from '#sandbox/rules/banks.ts';
import { drop, handle, type Responder, refuse, succeed } from '#tests/screens/fake-server.ts';

const refused = (statusCode: number, message: string, shows: string) => ({
  reply: refuse(statusCode, { message }),
  shows,
});

/** The ways in which a call fails, and what a borrower must then be able to read (§8). */
const failures = {
  412: refused(412, 'YOUR ANSWER COULD NOT BE TAKEN.', 'Your answer could not be taken.'),
  428: refused(428, 'Please complete the previous step.', 'Please complete the previous step.'),
  500: refused(500, '', 'Internal Server Error'),
  /** Unknown to the app: only the screen itself shows that a read failed. */
  418: refused(418, '', ''),
  /** The answer never comes. */
  stalls: { reply: (() => delay('infinite').then(drop)) satisfies Responder, shows: 'Please wait' },
  /** There is no network. */
  drops: { reply: drop, shows: offline.message.text },
};

type Failure = keyof typeof failures;

/** A statusCode other than 200, with its message and data. */
interface Refusal {
  readonly refused: number;
  readonly message: string;
  readonly data?: unknown;
}

type MockReply<Name extends CallName> = z.input<(typeof calls)[Name]['answer']> | Refusal | Failure;

/**
 * The replies of a story, by the names of the calls; every other call answers with its example. A list holds one reply
 * for each request, and its last one for all that follow.
 */
export type MockReplies = { readonly [Name in CallName]?: MockReply<Name> | readonly MockReply<Name>[] };

const isRefusal = (reply: object): reply is Refusal => 'refused' in reply;

/** What a borrower reads when a call fails with this reply; undefined for a reply that is not a failure. */
export function failureText(reply: object | Failure): string | undefined {
  if (typeof reply !== 'object') return failures[reply].shows;
  return isRefusal(reply) ? reply.message : undefined;
}

function replyingWith(reply: object | Failure): Responder {
  if (typeof reply !== 'object') return failures[reply].reply;
  if (Array.isArray(reply)) {
    const replies = reply.map(replyingWith);
    const last = replies.at(-1) ?? drop;
    return (request) => (replies.shift() ?? last)(request);
  }
  if (!isRefusal(reply)) return succeed(reply);
  const { refused, ...rest } = reply;
  return refuse(refused, rest);
}

/** The request handlers for the replies of a story. */
export function providerOf(replies: MockReplies) {
  const changed = Object.entries(replies) as [CallName, object | Failure][];
  return changed.map(([name, reply]) => handle(calls[name], replyingWith(reply)));
}

const svg = (drawing: string) => new HttpResponse(drawing, { headers: { 'content-type': 'image/svg+xml' } });

async function start() {
  const examples = Object.values(calls).map((call: Call) => handle(call, succeed(call.example.answer)));
  const icons = banks.map((bank) => http.get(iconPath(bank.code), () => svg(bankIcon(bank))));
  const worker = setupWorker(...examples, ...icons);
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

let started: ReturnType<typeof start> | undefined;

/**
 * Starts the provider, once for all stories of a page: it answers every call of the contract with its example, and writes
 * a console error for any other.
 */
export function startProvider() {
  started ??= start();
  return started;
}
