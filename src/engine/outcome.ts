import type { Call, RequestOf } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts, Login, SessionPatch } from '#contract/session.ts';
import type { Message, Translatable } from '#languages/message.ts';
import type { Decision, DecisionOf } from './decision.ts';
import { errorToastForMs, successToastForMs } from './delays.ts';
import type { LogWords, Report } from './events.ts';

/** What a screen passes to the next one in the state of the history entry, such as where its back arrow leads. */
export interface RouteState {
  readonly back?: Route;
  /** What the page of `back` was passed itself, so that it gets the same when the borrower returns. */
  readonly backRouteState?: RouteState;
  readonly mobileNumber?: string;
  readonly clickId?: string;
  /** When the one-time code was sent, in milliseconds since 1970: the countdown until Resend starts then. */
  readonly codeSentAt?: number;
  /** The borrower came by a link, and its token is stored. */
  readonly link?: true;
  /** The borrower came by a back arrow, which adds a history entry: the screen moves in as after Back. */
  readonly isBack?: true;
}

interface Outcomes<View> {
  go: {
    readonly to: Route;
    /** A delay in milliseconds; `nextRouteAfterMs` by default, counted from when the call that leads there was sent. */
    readonly afterMs?: number;
    readonly search?: Readonly<Record<string, string>>;
    readonly routeState?: RouteState;
    /** What the screen asked for is done, and is not done twice: the Back button must not open it again. */
    readonly isDone?: true;
  };
  /** Leaves for another page; the runner follows only allowed addresses. */
  redirect: {
    readonly url: string;
    /** The page that redirects does not stay in the history: Back must not open it again. */
    readonly transient?: true;
  };
  popup: {
    readonly tone: 'danger' | 'warning';
    readonly title?: Translatable;
    readonly message: Message;
    readonly details?: readonly { readonly label: Translatable; readonly value: string }[];
    /** Adds the e-mail for a dispute (§2 Aadhaar modal). */
    readonly disputeEmail?: true;
    readonly icon?: 'camera';
    readonly button?: Translatable;
    /** `then` follows only where the borrower presses `button`; an OK beside it closes the popup. */
    readonly isOptional?: boolean;
    /** Closes after this many milliseconds; without this it waits for its button. */
    readonly forMs?: number;
    readonly then?: Outcome<View>;
  };
  toast: {
    readonly tone: 'success' | 'warning' | 'danger';
    readonly message: Message;
    readonly forMs: number;
    readonly then?: Outcome<View>;
  };
  fieldError: { readonly field: string; readonly message: Message };
  show: { readonly view: View; readonly then?: Outcome<View> };
  /** Asks the server where the borrower goes (§4 "Next step"). */
  nextStep: {
    /** Follows where the borrower stays on the screen. */
    readonly then?: Outcome<View>;
    /** As that of `go`. */
    readonly isDone?: true;
  };
  /** An outcome that is fetched when it is due: its code is kept out of the first load, or it depends on a look-up. */
  lazy: { readonly fetch: () => Promise<Outcome<View>> };
  call: CallOptions & {
    readonly call: Call;
    /** The request; undefined where it needs a lead and none is known. */
    readonly request: (context: RequestContext) => RequestOf<Call> | undefined;
    /** The table, or a function that makes it from the time of the answer, in milliseconds since 1970. */
    readonly decision: Decision<unknown, unknown, View> | ((nowMs: number) => Decision<unknown, unknown, View>);
  };
  wait: {
    readonly ms: number;
    /** The time counts from the borrower's last tap: what has run since then is a part of it (§17 "Waiting"). */
    readonly fromTap?: true;
    readonly then: Outcome<View>;
  };
  checkout: { readonly options: CheckoutOptions; readonly onResult: (result: CheckoutResult) => Outcome<View> };
  /** Nothing visible happens; but with `log`, except after a read or in a loader, a page message reports that it did not work. */
  stay: unknown;
}

interface CallOptions {
  /** §9: the least time in milliseconds before the borrower sees the result. It runs while the call is on its way. */
  readonly atLeastMs?: number;
  /** An answer that takes longer, in milliseconds, counts as no answer. */
  readonly withinMs?: number;
}

/** What a request may need besides the answers of a screen. */
export interface RequestContext {
  readonly facts: Facts;
  /** Our own address, such as https://kadam.example, for the return addresses in some bodies. */
  readonly origin: string;
  readonly platformTag: string;
}

/** §13: what the payment provider's checkout opens with. The runner adds the return address. */
export interface CheckoutOptions {
  readonly key: string;
  readonly customer_id: string;
  readonly order_id: string;
  readonly recurring: '1';
}

/** 'blocked': its script did not load; 'broken': the script failed. */
export type CheckoutResult = 'opened' | 'blocked' | 'broken';

/** What an answer means: a value, executed by the one runner in app/. `View` is what its screen can show. */
export type Outcome<View = never> = {
  [Kind in keyof Outcomes<View>]: { readonly kind: Kind } & Outcomes<View>[Kind];
}[keyof Outcomes<View>] & {
  readonly patch?: SessionPatch;
  readonly login?: Login;
  readonly report?: readonly Report[];
  /** §8 "Shared handler", "Console-only". */
  readonly log?: LogWords;
  /** A page to open in a new tab; the runner opens only allowed addresses. */
  readonly open?: string;
};

export type OutcomeOptions<Kind extends keyof Outcomes<View>, View = never> = Partial<Outcomes<View>[Kind]>;

export function go(to: Route, options?: OutcomeOptions<'go'>): Outcome {
  return { kind: 'go', to, ...options };
}

/** Without the delay that a navigation has after a call (§9): for a back arrow, a link, a logout. */
export function goAtOnce(to: Route, options?: Omit<OutcomeOptions<'go'>, 'afterMs'>): Outcome {
  return { kind: 'go', to, afterMs: 0, ...options };
}

export function redirect(url: string, options?: Pick<Outcomes<never>['redirect'], 'transient'>): Outcome {
  return { kind: 'redirect', url, ...options };
}

export function popup<View = never>(message: Message, options?: OutcomeOptions<'popup', View>): Outcome<View> {
  return { kind: 'popup', tone: 'danger', message, ...options };
}

export function errorToast<View = never>(message: Message, options?: OutcomeOptions<'toast', View>): Outcome<View> {
  return { kind: 'toast', tone: 'danger', message, forMs: errorToastForMs, ...options };
}

export function successToast<View = never>(message: Message, options?: OutcomeOptions<'toast', View>): Outcome<View> {
  return { kind: 'toast', tone: 'success', message, forMs: successToastForMs, ...options };
}

export function fieldError(field: string, message: Message): Outcome {
  return { kind: 'fieldError', field, message };
}

export function show<const View>(view: View, then?: Outcome<View>): Outcome<View> {
  return { kind: 'show', view, ...(then && { then }) };
}

export function stay(log?: LogWords): Outcome {
  return { kind: 'stay', ...(log && { log }) };
}

/** §4 "Next step". `nextStepWhenDone`: Back must not open the screen again (§18 "Done once"). */
export const nextStep: Outcome = { kind: 'nextStep' };
export const nextStepWhenDone: Outcome = { kind: 'nextStep', isDone: true };

/** A call, its request and the table of its answer; the compiler proves that the three fit. */
export function call<C extends Call, View = never>(
  target: C,
  request: (context: RequestContext) => RequestOf<C> | undefined,
  table: DecisionOf<C, View> | ((nowMs: number) => DecisionOf<C, View>),
  options?: CallOptions,
): Outcome<View> {
  // The parameters prove that these fit; a union of outcomes cannot express it.
  const proved = { call: target, request, decision: table } as Outcomes<View>['call'];
  return { kind: 'call', ...proved, ...options };
}

/** The request of a call about a lead; undefined while none is known, so that the runner asks for the next step. */
export function withLead<Request>(request: (leadID: number, context: RequestContext) => Request) {
  return (context: RequestContext): Request | undefined => {
    const { leadID } = context.facts;
    return leadID ? request(leadID, context) : undefined;
  };
}

/** A call about a lead. Without a lead, the runner asks for the next step instead. */
export function leadCall<C extends Call, View = never>(
  target: C,
  request: (leadID: number, context: RequestContext) => RequestOf<C>,
  table: DecisionOf<C, View> | ((nowMs: number) => DecisionOf<C, View>),
  options?: CallOptions,
): Outcome<View> {
  return call(target, withLead(request), table, options);
}

/** The outcome after a time in milliseconds. */
export function wait<View>(ms: number, then: Outcome<View>): Outcome<View> {
  return { kind: 'wait', ms, then };
}

/** The same outcome, and a page to open in a new tab, where there is one (§4 "Penny drop"). */
export function withNewTab<View>(url: string | null | undefined, outcome: Outcome<View>): Outcome<View> {
  return url ? { ...outcome, open: url } : outcome;
}

/** The same outcome, and changes of the session; these take precedence over those that it has. */
export function withSessionPatch<View = never>(patch: SessionPatch, outcome: Outcome<View>): Outcome<View> {
  const all = { ...outcome.patch, ...patch };
  return Object.keys(all).length === 0 ? outcome : { ...outcome, patch: all };
}

/** The same outcome, and events to report, after those that it has. */
export function withEvents<View = never>(events: readonly Report[], outcome: Outcome<View>): Outcome<View> {
  return { ...outcome, report: [...(outcome.report ?? []), ...events] };
}
