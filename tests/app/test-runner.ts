import { onTestFinished, vi } from 'vitest';
import { createMessages } from '#app/messages.ts';
import { createRunner, type GoOutcome, type RunnerServices } from '#app/run-outcome.ts';
import type { Reply } from '#contract/reply.ts';
import type { Outcome } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import { openTab } from '#tests/session/open-tab.ts';

/** A runner with a session in memory, fake timers, and fake services that record their calls. */
export function createTestRunner(
  answer: Reply = { kind: 'offline', message: 'no line' },
  replaced: Partial<RunnerServices> = {},
) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let place = 'first';
  const session = openTab();
  session.patch({ leadID: 7, accountId: 'acc_1' });
  const done: string[] = [];
  const sent: unknown[] = [];
  const messages = createMessages();
  const fetchCode = vi.fn(async (fetch: () => Promise<never>): Promise<undefined> => fetch());
  const all: RunnerServices = {
    messages,
    requestContext: () => ({ facts: session.facts(), origin: 'https://kadam.example', platformTag: 'web' }),
    openCheckout: async () => 'opened',
    isRoute,
    session,
    send: async (_call, input) => {
      sent.push(input?.body);
      return answer as never;
    },
    fetchCode,
    navigate: async ({ to }: GoOutcome) => {
      done.push(`go ${to}`);
      const moved = place !== to;
      place = to;
      return moved;
    },
    visit: () => place,
    sinceTapMs: () => 0,
    allowed: (url) => (url.startsWith('https://bank.example') ? url : undefined),
    isReachable: () => true,
    redirect: (url) => done.push(`leave ${url}`),
    openTab: (url) => done.push(`open ${url}`) > 0 && !url.endsWith('blocked'),
    report: (reports) => done.push(...reports.map((one) => ('goal' in one ? one.goal : one.event))),
    log: (words) => done.push(`log ${words}`),
    ...replaced,
  };
  let isMounted = true;
  const runner = createRunner(all);
  const run = (outcome: Outcome<unknown>, host = {}) => runner(outcome, { ...host, isMounted: () => isMounted });
  return {
    run,
    /** Runs an outcome while every timer ends. */
    async runAll(outcome: Outcome<unknown>, host = {}) {
      const ended = run(outcome, host);
      await vi.runAllTimersAsync();
      return ended;
    },
    done,
    sent,
    messages,
    fetchCode,
    session,
    leaveScreen: () => {
      isMounted = false;
    },
    goElsewhere: () => {
      place = 'elsewhere';
    },
  };
}
