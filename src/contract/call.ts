import * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/** One call of §7 as data: method and path, request, response, and one example of each. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Appended to the API's base address. `{name}` is replaced by a path parameter of the request. */
  readonly path: string;
  /** False for the calls that a borrower makes before logging in. */
  readonly token?: false;
  /** A call that nobody waits for, or whose screen shows how long it takes, and ends the wait (`withinMs`). */
  readonly background?: true;
  readonly sends?: 'multipart';
  readonly query?: Schema;
  readonly body?: Schema;
  /** The whole body of an answer with statusCode 200. Unknown fields are ignored. */
  readonly answer: Schema;
  /** `data` of an answer with another statusCode, where the specification reads it. */
  readonly refusal?: Schema;
  readonly example: {
    readonly query?: unknown;
    readonly body?: unknown;
    readonly answer: unknown;
    readonly refusal?: unknown;
  };
}

type ExampleOf<C> = {
  readonly [K in keyof C & ('query' | 'body' | 'answer' | 'refusal')]: z.input<Extract<C[K], Schema>>;
};

// A call of unknown type may have any body; a typed one has its own, or none.
type Part<C, Key extends string> = C extends { readonly [K in Key]: infer S extends Schema }
  ? S
  : Call extends C
    ? Schema
    : never;

/** The types of a call: its answer and the `data` of a refusal, parsed; its body and its query, as they are sent. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
export type BodyOf<C extends Call> = z.input<Part<C, 'body'>>;
export type QueryOf<C extends Call> = z.input<Part<C, 'query'>>;
export type RefusalOf<C extends Call> = C extends { readonly refusal: infer S extends Schema } ? z.output<S> : unknown;

/** What a call is sent with. `path` fills the `{name}` parts of its path; `url` replaces base address and path. */
export interface RequestOf<C extends Call> {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly url?: string;
}

/** A call by its method and path; the compiler proves that its example fits its own schemas. */
export function call<Parts extends Omit<Call, 'method' | 'path'>>(
  method: Call['method'],
  path: string,
  parts: Parts & { readonly example: ExampleOf<Parts> },
): Pick<Call, 'method' | 'path'> & Parts {
  return { method, path, ...parts };
}

/** §11: most answers have their fields in `data`. */
export function inData<D extends Schema>(data: D) {
  return z.object({ data });
}

/** An answer of which only the statusCode and the message are read. */
export const nothing = z.object({});
