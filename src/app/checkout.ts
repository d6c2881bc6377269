import type { CheckoutOptions, CheckoutResult } from '#engine/outcome.ts';
import { trustedAddress } from './script-address.ts';

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

/** The payment provider's checkout (§16). Its script is fetched at the first opening, and again after a failure. */
export function createCheckout(scriptUrl: string) {
  const address = trustedAddress('checkout', scriptUrl);

  return async function open(options: CheckoutOptions, isMounted: () => boolean): Promise<CheckoutResult> {
    if (!window.Razorpay) await fetchScript(address);
    if (!window.Razorpay) return 'blocked';
    try {
      if (isMounted()) new window.Razorpay({ ...options, callback_url: `${location.origin}/emandate-status` }).open();
      return 'opened';
    } catch {
      return 'broken';
    }
  };
}
