import type { CheckoutOptions } from '#engine/outcome.ts';

/** The first page, or the one on which the borrower pays the Rs 1. */
export type EmandatePage = 'check' | 'reverse';

/** An e-mandate that is set up, to be approved in the checkout. */
export type Order = Pick<CheckoutOptions, 'customer_id' | 'order_id'>;

export type EmandateView =
  /** `order`: its checkout never opened. Trying again opens it, and sets nothing up a second time. */
  | { readonly is: 'check'; readonly order?: Order; readonly opened?: true }
  | { readonly is: 'reverse' }
  /** The Rs 1 is on its way: the drawer. */
  | { readonly is: 'waiting'; readonly on: EmandatePage }
  | { readonly is: 'verified'; readonly on: EmandatePage };
