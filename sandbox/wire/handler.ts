import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { CallName, calls } from '#contract/calls.ts';
import type { Persona } from '../personas.ts';
import type { Customer } from '../store/customers.ts';
import type { Db } from '../store/tables.ts';

/** What every handler may reach for. */
export interface Act {
  /** The database, inside the one transaction of this act. */
  readonly db: Db;
  readonly salt: string;
  readonly now: number;
  /** The origin that the borrower opened, such as http://127.0.0.1:4173. */
  readonly origin: string;
  /** The slow, salted hash of a number that could be guessed. See `secretNumbers`. */
  readonly slowHash: (value: string) => Promise<string>;
  readonly log: (line: string) => void;
}

/** An act of somebody who is logged in. */
export interface BorrowerAct extends Act {
  readonly customer: Customer;
  readonly persona: Persona;
}

type Parsed<C, Key extends string> = C extends { readonly [K in Key]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** What came with a call, parsed by the call's own schemas. */
export interface Received<C extends Call> {
  readonly body: Parsed<C, 'body'>;
  readonly query: Parsed<C, 'query'>;
  /** The `{name}` parts of the path. */
  readonly path: { readonly leadId?: string; readonly customerId?: string };
}

interface Message {
  readonly message?: string;
}

/** The body of an answer with statusCode 200; `message` is 'Success' unless said. */
type Answer<C extends Call> =
  z.input<C['answer']> extends Record<string, never> ? Message : z.input<C['answer']> & Message;

/** Answers a call, or throws a `Refusal`. */
export type Handler<C extends Call> = (
  received: Received<C>,
  act: C extends { readonly token: false } ? Act : BorrowerAct,
) => Promise<Answer<C>>;

/** Handlers by the names of the contract. */
export type Handlers = { readonly [Name in CallName]?: Handler<(typeof calls)[Name]> };

/** An answer with another statusCode than 200. It ends the act and keeps what the act has done so far. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly data: unknown;

  constructor(statusCode: number, message: string, data?: unknown) {
    super(message);
    this.statusCode = statusCode;
    this.data = data;
  }
}

export function refuse(statusCode: number, message: string, data?: unknown): never {
  throw new Refusal(statusCode, message, data);
}
