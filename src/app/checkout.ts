import { checkoutScriptForMs } from '#engine/delays.ts';
import type { CheckoutOptions, CheckoutResult } from '#engine/outcome.ts';
import { scriptPolicy } from './script-address.ts';

type Checkout = new (options: CheckoutOptions & { readonly callback_url: string }) => { open(): void };

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Razorpay?: Checkout;
  }
}

async function fetchScript(src: string): Promise<void> {
  const script = document.createElement('script');
  await new Promise((resolve) => {
    document.head.append(Object.assign(script, { src, onload: resolve, onerror: resolve }));
  });
  script.remove();
}

const timeout = () => new Promise<'slow'>((resolve) => setTimeout(resolve, checkoutScriptForMs, 'slow'));

/**
 * The payment provider's checkout (§16). Its script is fetched at the first opening, and again after a failure; where it
 * is slow, a second try opens with whichever request is answered first. Never throws.
 */
export function createCheckout(scriptUrl: string) {
  const policy = scriptPolicy('checkout', scriptUrl);
  let attempts = 0;
  /** The pending requests for the script. */
  const requests = new Set<Promise<void>>();

  async function load(): Promise<Checkout | CheckoutResult> {
    if (window.Razorpay) return window.Razorpay;
    const request = fetchScript(policy.createScriptURL(String(attempts))).finally(() => requests.delete(request));
    attempts += 1;
    requests.add(request);
    const slow = await Promise.race([...requests, timeout()]);
    return window.Razorpay ?? slow ?? 'blocked';
  }

  return async function open(options: CheckoutOptions, isMounted: () => boolean): Promise<CheckoutResult> {
    const loaded = await load();
    if (typeof loaded === 'string') return loaded;
    try {
      if (isMounted()) new loaded({ ...options, callback_url: `${location.origin}/emandate-status` }).open();
      return 'opened';
    } catch {
      return 'broken';
    }
  };
}
