import type { Message } from '#languages/message.ts';

/** The provider answered with statusCode 200 and a body that fits the call. */
export interface Answered<Body> {
  readonly kind: 'answered';
  readonly statusCode: 200;
  readonly message: string;
  readonly body: Body;
  /** The sequence number of its call on this page: where two answers differ, that of the later call counts. */
  readonly order?: number;
}

/** A call that was not answered with 200 and a fitting body (§8 "Shared handler", "No response", §11). */
export type Failure<Data = unknown> =
  /** Another statusCode, that of the body or else of the response. `data` is absent where it does not fit the schema. */
  | {
      readonly kind: 'refused';
      readonly statusCode: number;
      readonly message: string;
      readonly data?: Data | undefined;
    }
  | { readonly kind: 'offline'; readonly message: Message }
  /** An answer that does not fit its schema. `faults` names the paths, never the values. */
  | { readonly kind: 'invalidResponse'; readonly message: Message; readonly faults: readonly string[] }
  /** Not sent: `cancelled` without a token (ERR_CANCELED), `noLead` without a lead. `unauthorized`: HTTP 401 or 403. */
  | { readonly kind: 'cancelled' | 'noLead' | 'unauthorized' };

/** What a call gives: a value, never an exception. */
export type Reply<Body = unknown, Data = unknown> = Answered<Body> | Failure<Data>;

/** §8 "No response": no token, or unauthorized. */
export const isLoggedOut = ({ kind }: Reply) => kind === 'cancelled' || kind === 'unauthorized';
