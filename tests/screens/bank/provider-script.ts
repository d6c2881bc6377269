import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { settings } from '../stage.tsx';

interface Paused {
  readonly requestId: string;
}

// The provider's constructor, which records its options.
const script = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  open() { (window.checkouts ??= []).push(this.options); }
};`;

declare global {
  interface Window {
    checkouts?: object[];
  }
}

/** Answers the browser's requests for the provider's script; slow ones wait for `arrives` or `fails`. */
export async function createProviderScript({ isSlow = false } = {}) {
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
    if (isSlow) waiting.push(paused);
    else void serve(paused);
  };
  session.on('Fetch.requestPaused', answer);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${settings.checkoutScriptUrl}*` }] });
  onTestFinished(async () => {
    session.off('Fetch.requestPaused', answer);
    // Otherwise the next test would wait for the same request.
    await Promise.all(waiting.map(fail));
    await session.send('Fetch.disable');
    delete window.Razorpay;
    delete window.checkouts;
  });
  return {
    /** Answers the waiting requests. */
    arrives: () => Promise.all(waiting.splice(0).map(serve)),
    /** Blocks the waiting requests. */
    fails: () => Promise.all(waiting.splice(0).map(fail)),
    requests: () => requests,
    /** The options of each opened checkout. */
    opened: () => window.checkouts ?? [],
  };
}
