import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { Decision, DecisionOf } from './decision.ts';
import { type RequestContext, withLead } from './outcome.ts';

/** What a screen reads when it opens: a call as data, so that it is sent while the screen's code is loading. */
export interface Read<C extends Call = Call> {
  readonly call: C;
  /** The request; undefined where nothing is to be read, or no lead is known for it. */
  readonly request: (context: RequestContext) => RequestOf<C> | undefined;
  /** Its answer is shown no sooner than this, in milliseconds (§9). */
  readonly atLeastMs?: number;
  /** Whether an answer with statusCode 200 is a success. Where it is not, the previous answer stays. */
  isSuccess?(body: AnswerOf<C>): boolean;
}

/** Any read, as the record of a screen holds it. */
export interface AnyRead extends Pick<Read, 'call' | 'atLeastMs'> {
  readonly request: (context: RequestContext) => Pick<RequestOf<Call>, 'path' | 'query' | 'body'> | undefined;
  isSuccess?(body: unknown): boolean;
}

type ReadOptions<C extends Call> = Pick<Read<C>, 'atLeastMs' | 'isSuccess'>;

/** The read of a call; by default it is sent without parameters. */
export function read<C extends Call>(
  target: C,
  request: (context: RequestContext) => RequestOf<C> | undefined = () => ({}),
  options?: ReadOptions<C>,
): Read<C> {
  return { call: target, request, ...options };
}

/** A read about a lead. Without a lead, the runner asks for the next step instead. */
export function leadRead<C extends Call>(
  target: C,
  request: (leadID: number, context: RequestContext) => RequestOf<C>,
  options?: ReadOptions<C>,
): Read<C> {
  return { call: target, request: withLead(request), ...options };
}

/** A read of a screen and the table for its answer, as a pair: for the component, and for the journey map. */
export function readWith<C extends Call, View = never>(reading: Read<C>, table: DecisionOf<C, View> | Decision) {
  return [reading, table] as const;
}
