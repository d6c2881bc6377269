import { checkoutScriptForMs } from '#engine/delays.ts';

/** decisions.md §4: what the payment provider's checkout opens with, and nothing else. */
export interface CheckoutOptions {
  readonly key: string;
  readonly customer_id: string;
  readonly order_id: string;
  readonly recurring: '1';
  readonly callback_url: string;
}

type Checkout = new (options: CheckoutOptions) => { open(): void };

declare global {
  interface Window {
    /** Comes with the provider's script. */
    Razorpay?: Checkout;
  }
}

/** Why the checkout did not come. */
export type CheckoutFault = 'blocked' | 'slow';

/** The script that is on its way: whoever tries again while it is slow waits for the same one. */
let onItsWay: Promise<void> | undefined;

function fetchScript(url: string): Promise<void> {
  return new Promise((settle) => {
    const script = document.createElement('script');
    const done = () => {
      script.remove();
      onItsWay = undefined;
      settle();
    };
    script.onload = done;
    script.onerror = done;
    script.src = url;
    document.head.append(script);
  });
}

const tooLong = () => new Promise<'slow'>((resolve) => setTimeout(resolve, checkoutScriptForMs, 'slow'));

/** The provider's checkout; a fault where its script is blocked or takes too long. Never throws. */
export async function loadCheckout(url: string): Promise<Checkout | CheckoutFault> {
  if (window.Razorpay) return window.Razorpay;
  onItsWay ??= fetchScript(url);
  const slow = await Promise.race([onItsWay, tooLong()]);
  return window.Razorpay ?? slow ?? 'blocked';
}

/** Opens it over the page. False where the provider's own code fails. */
export function openCheckout(Checkout: Checkout, options: CheckoutOptions): boolean {
  try {
    new Checkout(options).open();
    return true;
  } catch {
    return false;
  }
}
