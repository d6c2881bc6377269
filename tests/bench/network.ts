import type { CDPSession } from 'playwright';
import { sum } from './stats.ts';

interface Received {
  readonly url: string;
  readonly type: string;
  head: number;
  /** The bytes of the body as sent; known from the start if the service worker answers. */
  bytes: number;
  /** Milliseconds since 1970. */
  end: number | undefined;
}

const kindOf = ({ url, type }: Received) =>
  /\.js$/.test(url) || type === 'Script' ? 'js' : type === 'Stylesheet' ? 'css' : 'other';

/** Every response of a page: its bytes as the server sent them, to the page or to the service worker, and when it ended. */
export async function watchNetwork(cdp: CDPSession) {
  const received = new Map<string, Received>();
  let open = 0;
  let changed = Date.now();
  let offset: number | undefined;

  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime, timestamp, type = '' }) => {
    if (/^(data|blob):/.test(url)) return;
    offset ??= wallTime - timestamp;
    received.set(requestId, { url: new URL(url).pathname, type, head: 0, bytes: 0, end: undefined });
    open += 1;
    changed = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const one = received.get(requestId);
    if (!one) return;
    one.head = response.encodedDataLength;
    if (response.fromServiceWorker) one.bytes = Number(response.headers['content-length'] ?? 0);
  });
  const end = ({ requestId, timestamp, bytes }: { requestId: string; timestamp: number; bytes: number }) => {
    const one = received.get(requestId);
    if (!one) return;
    one.end = (timestamp + (offset ?? 0)) * 1000;
    one.bytes ||= Math.max(0, bytes - one.head);
    open -= 1;
    changed = Date.now();
  };
  cdp.on('Network.loadingFinished', (event) => end({ ...event, bytes: event.encodedDataLength }));
  cdp.on('Network.loadingFailed', (event) => end({ ...event, bytes: 0 }));
  await cdp.send('Network.enable');

  return {
    quietMs: () => (open > 0 ? 0 : Date.now() - changed),
    /** The bytes of the responses that ended by `until`, in ms since 1970. */
    bytes(until = Number.POSITIVE_INFINITY) {
      const ended = [...received.values()].filter((one) => one.end !== undefined && one.end <= until);
      const of = (kind: string) => sum(ended.filter((one) => kindOf(one) === kind).map(({ bytes }) => bytes));
      return { js: of('js'), css: of('css'), all: sum(ended.map(({ bytes }) => bytes)) };
    },
  };
}
