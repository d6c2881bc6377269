import type { Message } from '#languages/message.ts';

/** The provider answered with statusCode 200 and a body that fits the call. */
export interface Answered<Body> {
  readonly kind: 'answered';
  readonly statusCode: 200;
  readonly message: string;
  readonly body: Body;
  /** The place of its call among all calls of this page: of two answers about one thing, the later call counts. */
  readonly order?: number;
}

/** The provider answered with another statusCode, in the body or else of the response itself. */
export interface Refused<Data> {
  readonly kind: 'refused';
  readonly statusCode: number;
  readonly message: string;
  /** Absent when the refusal has none, or one that does not fit the call's schema. */
  readonly data?: Data | undefined;
}

export interface Offline {
  readonly kind: 'offline';
  readonly message: Message;
}

/** An answer came that does not fit its schema. `faults` names the places, never the values. */
export interface InvalidResponse {
  readonly kind: 'invalidResponse';
  readonly message: Message;
  readonly faults: readonly string[];
}

/** Not sent without a token (code ERR_CANCELED) or the number of a lead; or HTTP 403, or status text Unauthorized. */
export interface NotAnswered {
  readonly kind: 'cancelled' | 'noLead' | 'unauthorized';
}

export type Failure<Data = unknown> = Refused<Data> | Offline | InvalidResponse | NotAnswered;

/** What a call gives: a value, never an exception. */
export type Reply<Body = unknown, Data = unknown> = Answered<Body> | Failure<Data>;
