import { offline, type Send } from '#api/send.ts';
import type { Reply } from '#contract/reply.ts';
import { decide } from '#engine/decision.ts';
import { askNextStep } from '#engine/decisions/next-step.ts';
import { networkPopupForMs, nextRouteAfterMs } from '#engine/delays.ts';
import type { LogWords, Report } from '#engine/events.ts';
import { type CheckoutOptions, type CheckoutResult, type Outcome, popup } from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';
import type { DecisionTrace, MountedHost, NavigationResult, Runner, ScreenServices } from '#screen/services.ts';
import { storeLogin } from '#session/login.ts';
import type { Messages } from './messages.ts';

export type GoOutcome = Extract<Outcome, { kind: 'go' }>;

/** What the runner needs of the app. */
export interface RunnerServices extends Pick<ScreenServices, 'session' | 'isRoute' | 'requestContext'> {
  readonly messages: Messages;
  send: Send;
  /** Loads code that a tap needs; undefined where that fails, or the borrower stopped waiting for it. */
  fetchCode<Code>(fetch: () => Promise<Code>): Promise<Code | undefined>;
  /** `replace`: the screen that is left does not stay in the history. Resolves to false where that screen is open already. */
  navigate(outcome: GoOutcome, replace?: boolean): Promise<boolean>;
  /** Changes with each navigation. */
  visit(): string;
  sinceTapMs(): number;
  /** The full URL if it may be followed, else undefined. */
  allowed(url: string): string | undefined;
  /** False where a page cannot be opened without a connection. */
  isReachable(url: string): boolean;
  /** `transient`: this page does not stay in the history. */
  redirect(url: string, transient: boolean): void;
  /** False where the browser blocked the new tab. */
  openTab(url: string): boolean;
  /** Opens the payment provider's checkout, unless its screen is gone by then. */
  openCheckout(options: CheckoutOptions, isMounted: () => boolean): Promise<CheckoutResult>;
  report(events: readonly Report[]): void;
  log(words: LogWords): void;
  /** For the inspector, in development: is called with every outcome. */
  onOutcome?(outcome: Outcome<unknown>, trace: DecisionTrace | undefined): void;
}

interface OutcomeOrigin {
  readonly trace?: DecisionTrace | undefined;
  /** It follows by itself, without an act of the borrower: a message that was just shown stays. */
  readonly isAutomatic?: boolean;
  readonly nextStep?: Extract<Outcome<unknown>, { kind: 'nextStep' }> | undefined;
  /** When the call was sent whose answer led to it. */
  readonly sentAt?: number;
  /** The borrower sees nothing of it before this resolves (§9: the least time of a submit). */
  readonly due?: Promise<unknown> | undefined;
}

/** §8: the popup of a lost connection, as the shared handler shows it. */
const lostConnection = popup(offline.message, { forMs: networkPopupForMs });

const unchanged = msg('Nothing has changed yet. Please try again in a moment.');

/** Waits `ms` milliseconds, or until `stopped`. The timers of a hidden tab sleep: an overdue wait ends when it is visible again. */
async function pause(ms: number, stopped?: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  const dueMs = Date.now() + ms;
  const done = new AbortController();
  const { signal } = done;
  return new Promise<void>((resolve) => {
    const id = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(id);
      resolve();
    };
    const check = () => {
      if (!document.hidden && Date.now() >= dueMs) end();
    };
    globalThis.document?.addEventListener('visibilitychange', check, { signal });
    stopped?.addEventListener('abort', end);
  }).finally(() => done.abort());
}

/** Nothing visible happens: an event is reported or an answer stored, or time passes. The page message stays. */
const isInvisible = (outcome: Outcome<unknown>) => ['stay', 'wait'].includes(outcome.kind);

/** Outcomes that lead to another one, which is what the borrower waits for. */
const isIntermediate = (outcome: Outcome<unknown>) =>
  ['call', 'nextStep'].includes(outcome.kind) || (outcome.kind === 'show' && outcome.then);

/**
 * The runner: executes an outcome. It alone navigates on a server's answer, so that allowed addresses and delays are each
 * handled in one place.
 */
export function createRunner(services: RunnerServices): Runner {
  const { messages, session } = services;

  /** The full URL of an address that may be followed; any other one leads to the stop screen (§15). */
  function allowedOrStop(address: string): string | undefined {
    const url = services.allowed(address);
    if (url === undefined) messages.showStopScreen(services.visit());
    return url;
  }

  async function send<View>({ call, request, withinMs }: Extract<Outcome<View>, { kind: 'call' }>): Promise<Reply> {
    const input = request(services.requestContext());
    if (input === undefined) return { kind: 'noLead' };
    const sent = services.send(call, input);
    if (withinMs === undefined) return sent;
    const answered = new AbortController();
    const late = pause(withinMs, answered.signal).then(() => offline);
    return Promise.race([sent, late]).finally(() => answered.abort());
  }

  async function run<View>(
    outcome: Outcome<View>,
    host: MountedHost<View>,
    origin: OutcomeOrigin = {},
  ): Promise<NavigationResult> {
    if (!host.isMounted()) return 'left';
    const { trace, isAutomatic = host.isAutomatic ?? false, nextStep, sentAt = Date.now(), due } = origin;
    services.onOutcome?.(outcome, trace);
    const andThen = (then: Outcome<View>, isAutomatic = true) => run(then, host, { isAutomatic });

    if (outcome.login) storeLogin(session, outcome.login);
    if (outcome.patch) session.patch(outcome.patch);
    if (outcome.report) services.report(outcome.report);
    if (outcome.log) services.log(outcome.log);
    if (due && !isIntermediate(outcome)) {
      await due;
      if (!host.isMounted()) return 'left';
    }
    // The message that was just shown stays as the page message, on the next screen too (§17), unless the login ends.
    const endsLogin = outcome.kind === 'go' && outcome.to === '/logout';
    if (endsLogin || (!isInvisible(outcome) && !isAutomatic)) messages.clearPageMessage();
    const tab = outcome.open && allowedOrStop(outcome.open);
    if (tab && !services.openTab(tab)) host.blocked?.(tab);

    switch (outcome.kind) {
      case 'go':
        // §9: the delay of a navigation runs beside the call that led to it, not after it.
        await pause(outcome.afterMs ?? nextRouteAfterMs - Math.max(0, Date.now() - sentAt));
        if (!host.isMounted()) return 'left';
        messages.keepForNextScreen();
        if (await services.navigate(outcome, outcome.isDone ?? nextStep?.isDone)) return 'left';
        // There is a message already where the code of the next screen could not be loaded.
        if (nextStep || trace) messages.showPageMessage(messages.store.state.pageMessage ?? unchanged);
        return 'stayed';
      case 'redirect': {
        const url = allowedOrStop(outcome.url);
        if (url === undefined) return 'stayed';
        // A loader cannot stay, so it redirects anyway: a reload of the browser's own error page then continues.
        if (!outcome.transient && !services.isReachable(url)) return run(lostConnection, host);
        services.redirect(url, outcome.transient ?? false);
        return 'left';
      }
      case 'popup':
      case 'toast': {
        const closed = messages.show(outcome);
        if (!outcome.then) return 'stayed';
        const closesByItself = outcome.forMs !== undefined;
        host.setBusy?.(closesByItself);
        const continues = await closed;
        host.setBusy?.(true);
        return continues ? andThen(outcome.then, closesByItself) : 'stayed';
      }
      case 'nextStep': {
        const result = await run(askNextStep, host, { nextStep: outcome, due });
        return result === 'stayed' && outcome.then ? andThen(outcome.then) : result;
      }
      case 'lazy': {
        const next = await services.fetchCode(outcome.fetch);
        return run(next ?? lostConnection, host);
      }
      case 'call': {
        const { decision, atLeastMs = 0 } = outcome;
        const sentAt = Date.now();
        // The wait counts from the tap, unless that is longer ago than the wait: then it led to something else.
        const sinceTapMs = services.sinceTapMs();
        // A timer, not a comparison of times after the answer: the clock may be put back meanwhile.
        const shownFrom = Promise.all([due, pause(sinceTapMs < atLeastMs ? atLeastMs - sinceTapMs : atLeastMs)]);
        const reply = await send(outcome);
        const table = typeof decision === 'function' ? decision(Date.now()) : decision;
        const { row, outcome: next } = decide(table, reply, session.facts(), services.isRoute);
        return run(next, host, { trace: { table, row }, nextStep, sentAt, due: shownFrom });
      }
      case 'wait':
        await pause(outcome.ms - (outcome.fromTap ? services.sinceTapMs() : 0));
        return andThen(outcome.then);
      case 'checkout': {
        const result = await services.openCheckout(outcome.options, host.isMounted);
        return andThen(outcome.onResult(result));
      }
      case 'fieldError':
        host.fieldError?.(outcome.field, outcome.message);
        return 'stayed';
      case 'show':
        host.show?.(outcome.view);
        return outcome.then ? run(outcome.then, host, origin) : 'stayed';
      case 'stay':
        if (outcome.log && !host.isAutomatic)
          messages.showPageMessage(msg('That did not work. Your answers are kept. Please try again.'));
        return 'stayed';
      default:
        return outcome satisfies never;
    }
  }
  return (outcome, host, trace) => {
    const visit = services.visit();
    // Nothing follows once the borrower has gone elsewhere, by the back arrow or a second tap.
    const isMounted = () => host.isMounted() && services.visit() === visit;
    return run(outcome, { ...host, isMounted }, { trace });
  };
}
