import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { CallName, calls } from '#contract/calls.ts';
import type { Persona } from '../personas.ts';
import type { Customer } from '../store/borrowers.ts';
import type { SandboxContext, StoreOptions } from '../store/transaction.ts';

export interface SandboxOptions extends StoreOptions {
  readonly onAnswer?: (answer: Answered) => void;
  /** Called when an answer is a 500 or a 503; the message has the stack of a 500. */
  readonly onError?: (error: Pick<Answered, 'requestId' | 'call'> & { readonly message: string }) => void;
  /** The contract's docstring of each call, by name; only where the sandbox has a file system. */
  readonly docstrings?: () => Readonly<Record<string, string>>;
  /** The design tokens of the app as CSS, for the pages of the sandbox. */
  readonly tokens?: string;
  /** The origin that borrowers open, if a proxy is in between; by default that of the request. */
  readonly publicOrigin?: string | undefined;
}

/** What is recorded of a request: nothing that names a borrower. */
export interface Answered {
  /** Also in the header x-request-id of the response; a proxy can set it. */
  readonly requestId: string;
  /** The name of the contract's call, or else the pattern of the address. */
  readonly call: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
}

/** The Node server passes its response; tests and service workers have none. */
export interface Env {
  Variables: { requestId: string; call?: CallName };
  Bindings: { readonly outgoing?: { write(text: string, then: () => void): unknown; destroy(): void } };
}

/** The context of a call with a valid token. */
export interface BorrowerContext extends SandboxContext {
  /** The origin that the borrower opened, such as http://127.0.0.1:4173. */
  readonly origin: string;
  readonly customer: Customer;
  readonly persona: Persona;
}

type Parsed<C, Key extends string> = C extends { readonly [K in Key]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

interface Received<C extends Call> {
  readonly body: Parsed<C, 'body'>;
  readonly query: Parsed<C, 'query'>;
  /** The `{name}` parameters of the path. */
  readonly path: { readonly leadId?: string; readonly customerId?: string };
}

/** The body of a response with statusCode 200; `message` is 'Success' by default. */
type Answer<C extends Call> = (z.input<C['answer']> extends Record<string, never> ? object : z.input<C['answer']>) & {
  readonly message?: string;
};

/** Answers a call or throws a `Refusal`. */
export type Handler<C extends Call> = (
  received: Received<C>,
  ctx: C extends { readonly token: false } ? SandboxContext : BorrowerContext,
) => Promise<Answer<C>>;

export type Handlers = { readonly [Name in CallName]?: Handler<(typeof calls)[Name]> };

/** A response with another statusCode than 200. The transaction is committed, so that a wrong try is counted. */
export class Refusal extends Error {
  readonly body: { readonly statusCode: number; readonly message: string; readonly data?: unknown };

  constructor(statusCode: number, message: string, data?: unknown) {
    super(message);
    this.body = { statusCode, message, data };
  }
}

export function refuse(...refusal: ConstructorParameters<typeof Refusal>): never {
  throw new Refusal(...refusal);
}
