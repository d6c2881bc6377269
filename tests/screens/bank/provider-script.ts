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

/** Answers the browser's requests for the provider's script: the first ones not, and a slow answer waits until it `arrives`. */
export async function createProviderScript({ isSlow = false, blockedTimes = 0 } = {}) {
  const session = cdp();
  const waiting: Paused[] = [];
  let requests = 0;
  const serve = ({ requestId }: Paused) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
      body: btoa(script),
    });
  const fail = ({ requestId }: Paused) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
  const answer = (paused: Paused) => {
    requests += 1;
    if (requests <= blockedTimes) void fail(paused);
    else if (isSlow) waiting.push(paused);
    else void serve(paused);
  };
  session.on('Fetch.requestPaused', answer);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${settings.checkoutScriptUrl}*` }] });
  onTestFinished(async () => {
    session.off('Fetch.requestPaused', answer);
    // The next test would wait for the same request.
    await Promise.all(waiting.map(fail));
    await session.send('Fetch.disable');
    delete window.Razorpay;
    delete window.checkouts;
  });
  return {
    /** The answer to the first of the requests that wait, or to the one at this place among them. */
    arrives: (at = 0) => Promise.all(waiting.splice(at, 1).map((paused) => serve(paused))),
    requests: () => requests,
    /** What the checkout was opened with, each time. */
    opened: () => window.checkouts ?? [],
  };
}
