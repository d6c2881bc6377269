import type { Send } from '#api/send.ts';
import { decide } from '#engine/decision.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import type { LogWords, Report } from '#engine/events.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { Session } from '#session/session.ts';
import type { Because, Ended, Host, Runner } from '#steps/run-context.ts';
import type { Messages } from './messages.ts';

export type GoOutcome = Extract<Outcome, { kind: 'go' }>;

/** What the runner needs of the world. */
export interface World {
  readonly messages: Messages;
  readonly session: Session;
  readonly platformTag: string;
  send: Send;
  /** Settles with false where it leads to the screen the borrower is on already. */
  navigate(outcome: GoOutcome): Promise<unknown>;
  /** Changes with each arrival on a screen. */
  visit(): string;
  /** The full address if it may be followed, else undefined. */
  allowed(url: string): string | undefined;
  /** `passing`: the page that is left does not stay in the history. */
  leave(url: string, passing: boolean): void;
  /** False where the browser blocked the new tab. */
  openTab(url: string): boolean;
  report(reports: readonly Report[]): void;
  log(words: LogWords): void;
  /** Who looks on, in development: told of every outcome, and why; changes nothing. */
  watch?(outcome: Outcome, because: Because | undefined): void;
}

type Living = Host & { alive(): boolean };

/** Where an outcome comes from. */
interface Origin {
  readonly because?: Because | undefined;
  /** It follows a message that left by itself. */
  readonly wasTold?: boolean;
  /** The server named it as the next step. */
  readonly isNextStep?: boolean;
}

/** The contract is not among what the first screen waits for. */
const fetchNextStepCall = () => import('#contract/login.ts').then(({ nextStepCall }) => nextStepCall);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The one runner: carries an outcome out. It alone navigates on a server's answer, so 'only to allowed addresses',
 * 'after so long' and 'once, whatever the tapping' are each written once, here.
 */
export function createRunner(world: World): Runner {
  const { messages, session } = world;

  function openTab(address: string, host: Living): void {
    const url = world.allowed(address);
    if (url === undefined) messages.stop(world.visit());
    else if (!world.openTab(url)) host.blocked?.(url);
  }

  async function goTo(outcome: GoOutcome, host: Living, isNextStep: boolean): Promise<Ended> {
    if ((await world.navigate(outcome)) !== false) return 'left';
    if (isNextStep && host.alive()) messages.note('Nothing has changed yet. Please try again in a moment.');
    return 'stayed';
  }

  async function carryOut(outcome: Outcome, host: Living, origin: Origin): Promise<Ended> {
    if (!host.alive()) return 'left';
    const { because, wasTold = false, isNextStep = false } = origin;
    world.watch?.(outcome, because);
    const visit = world.visit();
    const stillHere = () => host.alive() && world.visit() === visit;
    const andThen = (then: Outcome | undefined, wentByTime = true) =>
      then && stillHere() ? carryOut(then, host, { wasTold: wentByTime }) : 'stayed';

    if (outcome.remember) session.remember(outcome.remember);
    if (outcome.report) world.report(outcome.report);
    // What was just told stays where the page does, and goes along where it led elsewhere (decisions.md §8).
    if (wasTold && outcome.kind === 'go') messages.carry(messages.get().quiet);
    if (!wasTold || outcome.kind !== 'show') messages.forget();
    if (outcome.open) openTab(outcome.open, host);

    switch (outcome.kind) {
      case 'go':
        await wait(outcome.afterMs);
        // Whoever went elsewhere meanwhile, by the back arrow or by a second tap, is not pulled along.
        return stillHere() ? goTo(outcome, host, isNextStep) : 'left';
      case 'leave': {
        const url = world.allowed(outcome.url);
        if (url === undefined) messages.stop(world.visit());
        else world.leave(url, outcome.passing ?? false);
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
        const { leadID, accountId } = session.facts();
        const reply = await world.send(fetchNextStepCall, {
          body: {
            ...(leadID && { leadID }),
            ...(accountId && { accountID: accountId }),
            plateform: world.platformTag,
          },
        });
        const decided = decide(nextStepDecision, reply, session.facts());
        const trace = { table: nextStepDecision, row: decided.row };
        return carryOut(decided.outcome, host, { because: trace, isNextStep: true });
      }
      case 'askAgain':
        if (outcome.view) host.show?.(outcome.view);
        await wait(outcome.afterMs);
        if (stillHere()) host.askAgain?.();
        return 'stayed';
      case 'fieldError':
        host.fieldError?.(outcome.field, outcome.message);
        return 'stayed';
      case 'show':
        host.show?.(outcome.view, outcome.message);
        return 'stayed';
      case 'stay':
        if (outcome.log === undefined) return 'stayed';
        world.log(outcome.log);
        messages.note('That did not work. Your answers are kept. Please try again.');
        return 'stayed';
    }
  }
  return (outcome, host, because) => carryOut(outcome, host, { because });
}
