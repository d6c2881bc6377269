import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { settings } from '../stage.tsx';

interface Paused {
  readonly requestId: string;
}

// The provider's constructor, which records what it was opened with.
const script = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  open() { (window.checkouts ??= []).push(this.options); }
};`;

declare global {
  interface Window {
    checkouts?: object[];
  }
}

/** How a request for the checkout's script ends. */
type ScriptReply = 'served' | 'blocked' | 'slow';

/** Answers the browser's requests for the provider's script; a test can change the reply while it runs. */
export async function createProviderScript(first: ScriptReply = 'served') {
  const session = cdp();
  const waiting: Paused[] = [];
  let reply = first;
  let requests = 0;
  const serve = ({ requestId }: Paused) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
      body: btoa(script),
    });
  const answer = (paused: Paused) => {
    requests += 1;
    const answers: Readonly<Record<ScriptReply, () => unknown>> = {
      served: () => serve(paused),
      blocked: () => session.send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'BlockedByClient' }),
      slow: () => waiting.push(paused),
    };
    answers[reply]();
  };
  session.on('Fetch.requestPaused', answer);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${settings.checkoutScriptUrl}` }] });
  onTestFinished(async () => {
    session.off('Fetch.requestPaused', answer);
    await session.send('Fetch.disable');
    delete window.Razorpay;
    delete window.checkouts;
  });
  return {
    turns(next: ScriptReply) {
      reply = next;
    },
    /** The slow replies arrive. */
    arrives: () => Promise.all(waiting.splice(0).map((paused) => serve(paused))),
    requests: () => requests,
    /** What the checkout was opened with, each time. */
    opened: () => window.checkouts ?? [],
  };
}
