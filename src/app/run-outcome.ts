import type { Send } from '#api/send.ts';
import { offline } from '#api/send.ts';
import type { Reply } from '#contract/reply.ts';
import type { IsRoute } from '#contract/routes.ts';
import { decide } from '#engine/decision.ts';
import { networkPopupForMs } from '#engine/delays.ts';
import type { LogWords, Report } from '#engine/events.ts';
import type { CheckoutOptions, CheckoutResult, Outcome } from '#engine/outcome.ts';
import { late, popup } from '#engine/outcome.ts';
import type { DecisionTrace, MountedHost, NavigationResult, Runner } from '#screen/run-context.ts';
import type { Clock } from '#session/clock.ts';
import { storeLogin } from '#session/login.ts';
import type { Session } from '#session/session.ts';
import type { Messages } from './messages.ts';

export type GoOutcome = Extract<Outcome, { kind: 'go' }>;

/** What the runner needs of the app. */
export interface AppServices {
  readonly messages: Messages;
  readonly session: Session;
  readonly now: Clock;
  readonly platformTag: string;
  /** Our own address, such as https://kadam.example. */
  readonly origin: string;
  send: Send;
  /** Fetches code that a tap needs; undefined where there is no connection. */
  fetchCode<Code>(fetch: () => Promise<Code>): Promise<Code | undefined>;
  /** Settles with false where it leads to the screen that is open already. */
  navigate(outcome: GoOutcome): Promise<unknown>;
  /** Changes with each arrival on a screen. */
  visit(): string;
  /** Whether a text is a route of the app. */
  readonly isRoute: IsRoute;
  /** The full address if it may be followed, else undefined. */
  allowed(url: string): string | undefined;
  /** `transient`: the page that is left does not stay in the history. */
  redirect(url: string, transient: boolean): void;
  /** False where the browser blocked the new tab. */
  openTab(url: string): boolean;
  /** Opens the payment provider's checkout, unless `isMounted` says by then that its screen is gone. */
  openCheckout(options: CheckoutOptions, isMounted: () => boolean): Promise<CheckoutResult>;
  report(events: readonly Report[]): void;
  log(words: LogWords): void;
  /** The inspector, in development: sees every outcome, and why; changes nothing. */
  watch?(outcome: Outcome<unknown>, trace: DecisionTrace | undefined): void;
}

/** Where an outcome comes from. */
interface OutcomeOrigin {
  readonly trace?: DecisionTrace | undefined;
  /** It follows a message that closed by itself. */
  readonly wasShown?: boolean;
  /** The server named it as the next step. */
  readonly isNextStep?: boolean;
}

/** Not among what the first screen waits for. */
const lateNextStep = late(() => import('#engine/decisions/next-step.ts').then(({ askNextStep }) => askNextStep));

/** §8: what a lost connection shows, where not even the table that reads it could be fetched. */
const noCode = popup(offline.message, { forMs: networkPopupForMs });

const noAnswer: Reply = { kind: 'offline', message: '' };

/**
 * Settles after so many milliseconds. A hidden tab's timers sleep; when the page is seen again, an overdue wait ends.
 */
function pause(ms: number, now: Clock): Promise<void> {
  const dueMs = now() + ms;
  const seen = new AbortController();
  return new Promise<void>((resolve) => {
    const id = setTimeout(resolve, ms);
    const check = () => {
      if (document.hidden || now() < dueMs) return;
      clearTimeout(id);
      resolve();
    };
    globalThis.document?.addEventListener('visibilitychange', check, { signal: seen.signal });
  }).finally(() => seen.abort());
}

/** Nothing visible happens: an event is reported or an answer kept, and what is shown is left as it is. */
const isPlainStay = (outcome: Outcome<unknown>) => outcome.kind === 'stay' && !outcome.log && !outcome.open;

type CallOutcome<View> = Extract<Outcome<View>, { kind: 'call' }>;

/**
 * The one runner: executes an outcome. It alone navigates on a server's answer, so 'only to allowed addresses',
 * 'after so long' and 'once, whatever the tapping' are each written once, here.
 */
export function createRunner(services: AppServices): Runner {
  const { messages, session, now } = services;
  /** The keys of what counts once, while the page lives. */
  const counted = new Set<string>();

  function openTab(address: string, host: MountedHost<never>): void {
    const url = services.allowed(address);
    if (url === undefined) messages.stop(services.visit());
    else if (!services.openTab(url)) host.blocked?.(url);
  }

  async function send<View>({ call, request, atLeastMs, withinMs }: CallOutcome<View>): Promise<Reply> {
    const { origin, platformTag } = services;
    const asked = request({ facts: session.facts(), origin, platformTag, nowMs: now() });
    if (asked === undefined) return { kind: 'noLead' };
    const sent = services.send(call, asked);
    const answered = withinMs === undefined ? sent : Promise.race([sent, pause(withinMs, now).then(() => noAnswer)]);
    // Beside the work, not after it: the longer of the two is what a person waits (§17).
    const [reply] = await Promise.all([answered, atLeastMs && pause(atLeastMs, now)]);
    return reply;
  }

  async function goTo(outcome: GoOutcome, isNextStep: boolean): Promise<NavigationResult> {
    if ((await services.navigate(outcome)) !== false) return 'left';
    if (isNextStep) messages.note('Nothing has changed yet. Please try again in a moment.');
    return 'stayed';
  }

  async function run<View>(
    outcome: Outcome<View>,
    host: MountedHost<View>,
    { trace, wasShown = false, isNextStep = false }: OutcomeOrigin = {},
  ): Promise<NavigationResult> {
    if (!host.isMounted()) return 'left';
    services.watch?.(outcome, trace);
    const visit = services.visit();
    const stillHere = () => host.isMounted() && services.visit() === visit;
    const andThen = (then: Outcome<View> | undefined, byTime = true) =>
      then && stillHere() ? run(then, host, { wasShown: byTime }) : 'stayed';

    if (outcome.login) storeLogin(session, outcome.login);
    if (outcome.patch) session.patch(outcome.patch);
    if (outcome.report) services.report(outcome.report);
    // A message that was just shown stays on the page, and goes along where it led elsewhere (§17).
    if (wasShown && outcome.kind === 'go') messages.carry(messages.get().quiet);
    if (!isPlainStay(outcome) && (!wasShown || outcome.kind !== 'show')) messages.forget();
    if (outcome.open) openTab(outcome.open, host);

    switch (outcome.kind) {
      case 'go':
        await pause(outcome.afterMs, now);
        // A borrower who went elsewhere meanwhile, by the back arrow or by a second tap, is not pulled along.
        return stillHere() ? goTo(outcome, isNextStep) : 'left';
      case 'redirect': {
        const url = services.allowed(outcome.url);
        if (url === undefined) messages.stop(services.visit());
        else services.redirect(url, outcome.transient ?? false);
        return url === undefined ? 'stayed' : 'left';
      }
      case 'popup': {
        const closed = messages.popup(outcome);
        if (!outcome.then) return 'stayed';
        // What waits for an OK never happens without one. Where there was one, the message was read.
        return (await closed) ? andThen(outcome.then, outcome.forMs !== undefined) : 'stayed';
      }
      case 'toast': {
        const over = messages.toast(outcome);
        if (!outcome.then) return 'stayed';
        await over;
        return andThen(outcome.then);
      }
      case 'nextStep': {
        const result = await run(lateNextStep, host, { isNextStep: true });
        return result === 'stayed' && outcome.then ? andThen(outcome.then) : result;
      }
      case 'late': {
        const next = await services.fetchCode(outcome.fetch);
        return run(next ?? noCode, host, { isNextStep });
      }
      case 'call': {
        const reply = await send(outcome);
        const { decision } = outcome;
        const table = typeof decision === 'function' ? decision({ nowMs: now() }) : decision;
        const { row, outcome: next } = decide(table, reply, session.facts(), services.isRoute);
        return run(next, host, { trace: { table, row }, isNextStep });
      }
      case 'wait':
        await pause(outcome.ms, now);
        return andThen(outcome.then);
      case 'once': {
        const next = counted.has(outcome.key) ? outcome.again : outcome.first;
        counted.add(outcome.key);
        return run(next, host);
      }
      case 'checkout': {
        const result = await services.openCheckout(outcome.options, stillHere);
        return andThen(outcome.onResult(result));
      }
      case 'fieldError':
        host.fieldError?.(outcome.field, outcome.message);
        return 'stayed';
      case 'show':
        host.show?.(outcome.view);
        return outcome.then ? run(outcome.then, host, { wasShown }) : 'stayed';
      case 'stay':
        if (outcome.log === undefined) return 'stayed';
        services.log(outcome.log);
        messages.note('That did not work. Your answers are kept. Please try again.');
        return 'stayed';
    }
  }
  return (outcome, host, trace) => run(outcome, host, { trace });
}
