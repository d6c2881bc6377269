import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { settings } from '../stage.tsx';

interface Paused {
  readonly requestId: string;
}

// The provider's constructor, which writes down what it was opened with.
const script = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  open() { (window.checkouts ??= []).push(this.options); }
};`;

declare global {
  interface Window {
    checkouts?: object[];
  }
}

/** What becomes of a request for the checkout's script. */
type Fate = 'served' | 'blocked' | 'slow' | 'broken';

/** Stands between the browser and the provider's script: how it fares can be changed while a test runs. */
export async function createProviderScript(first: Fate = 'served') {
  const session = cdp();
  const waiting: Paused[] = [];
  let fate = first;
  let asked = 0;
  const serve = ({ requestId }: Paused, body = script) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
      body: btoa(body),
    });
  const answer = (paused: Paused) => {
    asked += 1;
    const answers: Readonly<Record<Fate, () => unknown>> = {
      served: () => serve(paused),
      blocked: () => session.send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'BlockedByClient' }),
      slow: () => waiting.push(paused),
      broken: () => serve(paused, 'window.Razorpay = class { open() { throw new Error("no order"); } };'),
    };
    answers[fate]();
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
    turns(next: Fate) {
      fate = next;
    },
    /** What was slow comes after all. */
    arrives: () => Promise.all(waiting.splice(0).map((paused) => serve(paused))),
    asked: () => asked,
    /** What the checkout was opened with, each time. */
    opened: () => window.checkouts ?? [],
  };
}
