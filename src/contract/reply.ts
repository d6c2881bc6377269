import type { Message } from '#languages/message.ts';

/** The provider answered with statusCode 200 and a body that fits the call. */
export interface Answered<Body> {
  readonly kind: 'answered';
  readonly statusCode: 200;
  readonly message: string;
  readonly body: Body;
  /** The number of its call among all calls of this page: of two answers about one thing, the later call counts. */
  readonly order?: number;
}

export type Failure<Data = unknown> =
  /** Another statusCode, in the body or else of the response. `data` is absent where it has none that fits the call's schema. */
  | {
      readonly kind: 'refused';
      readonly statusCode: number;
      readonly message: string;
      readonly data?: Data | undefined;
    }
  | { readonly kind: 'offline'; readonly message: Message }
  /** An answer came that does not fit its schema. `faults` names the paths, never the values. */
  | { readonly kind: 'invalidResponse'; readonly message: Message; readonly faults: readonly string[] }
  /** Not sent without a token (code ERR_CANCELED) or the number of a lead; or HTTP 403, or status text Unauthorized. */
  | { readonly kind: 'cancelled' | 'noLead' | 'unauthorized' };

/** What a call gives: a value, never an exception. */
export type Reply<Body = unknown, Data = unknown> = Answered<Body> | Failure<Data>;
