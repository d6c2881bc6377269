import { expect, test, vi } from 'vitest';
import type { RunnerServices } from '#app/run-outcome.ts';
import { bankAccounts, confirmBankAccount } from '#contract/bank.ts';
import type { Reply } from '#contract/reply.ts';
import type { Decision } from '#engine/decision.ts';
import {
  type CheckoutResult,
  errorToast,
  go,
  leadCall,
  nextStep,
  type Outcome,
  popup,
  show,
  stay,
  wait,
  withSessionPatch,
} from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';
import { answered } from '#tests/engine/claims.ts';
import { createTestRunner } from './test-runner.ts';

type View = 'first' | 'second' | CheckoutResult | 'none';

const ok = answered({});

const table = (...rows: Decision<unknown, unknown, View>['rows']): Decision<unknown, unknown, View> => ({
  title: 'Test',
  section: '§4',
  rows,
});

/** A table that shows one view for an answer, and another one for anything else. */
const showing = (view: View, otherwise: View = 'none') =>
  table(
    { label: 'answered', when: ({ code }) => code === 200, then: () => show(view) },
    { label: 'no answer', when: () => true, then: () => show(otherwise) },
  );

/** A table that leads to one outcome whatever the answer. */
const always = (outcome: Outcome<View>) => table({ label: 'always', when: () => true, then: () => outcome });

/** A runner whose calls wait for `reply`. */
function stage(replaced: Partial<RunnerServices> = {}) {
  const sent: unknown[] = [];
  const views: View[] = [];
  let resolve: (answer: Reply) => void = () => undefined;
  const runner = createTestRunner(undefined, {
    send: (_call, request) => {
      sent.push(request);
      // Each call of these tests takes any reply.
      return new Promise<Reply>((done) => (resolve = done)) as Promise<never>;
    },
    openCheckout: async () => 'blocked',
    ...replaced,
  });
  return {
    ...runner,
    run: (outcome: Outcome<View>) => runner.run(outcome, { show: (view: View) => void views.push(view) }),
    reply: (answer: Reply) => resolve(answer),
    sent,
    views,
  };
}

const accounts = (table: Decision<unknown, unknown, View>, options = {}) =>
  leadCall(bankAccounts, (leadId) => ({ query: { leadId } }), table, options);

test('an answer that names the current screen shows its own message, or else that nothing has changed', async () => {
  const { runAll, messages } = createTestRunner();
  await runAll(go('/home'));
  await runAll(accounts(always(errorToast('No', { then: go('/home') }))));
  expect(messages.store.state.pageMessage).toBe('No');
  const unchanged = msg('Nothing has changed yet. Please try again in a moment.');
  expect(await runAll(accounts(always(go('/home'))))).toBe('stayed');
  expect(messages.store.state.pageMessage).toEqual(unchanged);
  messages.clearPageMessage();
  // As on /bank-list, whose sheet closes first.
  expect(await runAll(accounts(always(show('first', go('/home')))))).toBe('stayed');
  expect(messages.store.state.pageMessage).toEqual(unchanged);
});

test('an answer that closes a sheet and names a screen opens it 100 ms after its call was sent', async () => {
  const { run, reply, done } = stage();
  void run(accounts(always(show('first', go('/home')))));
  await vi.advanceTimersByTimeAsync(90);
  reply(ok);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['go /home']);
});

test('a table leads to the next call, whose answer its own table reads', async () => {
  const { run, reply, sent, views } = stage();
  const confirm = leadCall(confirmBankAccount, (leadID) => ({ body: { leadID, accountID: 'a' } }), showing('second'));
  const ended = run(accounts(always(confirm)));
  await vi.runAllTimersAsync();
  reply(ok);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ query: { leadId: 7 } }, { body: { leadID: 7, accountID: 'a' } }]);
  expect(views).toEqual([]);
  reply(ok);
  await ended;
  expect(views).toEqual(['second']);
});

test('a call about a lead is not sent without one', async () => {
  const { run, sent, views } = stage();
  await run(withSessionPatch({ leadID: null }, stay()));
  await run(accounts(showing('first', 'second')));
  expect(sent).toEqual([]);
  expect(views).toEqual(['second']);
});

test('what an answer shows waits for the specified minimum, which runs beside the call', async () => {
  const { run, reply, views } = stage();
  const ended = run(accounts(showing('first'), { atLeastMs: 5_000 }));
  await vi.advanceTimersByTimeAsync(4_000);
  reply(ok);
  await vi.advanceTimersByTimeAsync(999);
  expect(views).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(views).toEqual(['first']);
});

test('a popup waits for the specified minimum too, whatever follows it', async () => {
  const { run, reply, messages } = stage();
  void run(accounts(always(popup('Not now', { then: go('/home') })), { atLeastMs: 5_000 }));
  reply(ok);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(messages.store.state.popup).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(messages.store.state.popup).toBeDefined();
});

test('the specified minimum does not grow when the clock of the phone goes back meanwhile', async () => {
  const { run, reply, views } = stage();
  void run(accounts(showing('first'), { atLeastMs: 500 }));
  vi.setSystemTime(Date.now() - 3_600_000);
  reply(ok);
  await vi.advanceTimersByTimeAsync(500);
  expect(views).toEqual(['first']);
});

test.each([
  [200, 300],
  [500, 500],
])(
  'after a tap %i ms ago, %i ms of the specified minimum of 500 ms are left; a tap that is not within it does not count',
  async (ago, leftMs) => {
    const { run, reply, views } = stage({ sinceTapMs: () => ago });
    void run(accounts(showing('first'), { atLeastMs: 500 }));
    reply(ok);
    await vi.advanceTimersByTimeAsync(leftMs - 1);
    expect(views).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(views).toEqual(['first']);
  },
);

test.each([
  [200, 299, []],
  [200, 300, ['first']],
  [2_000, 0, ['first']],
])('a wait of 500 ms that counts from a tap %i ms ago shows after %i ms more: %o', async (ago, afterMs, shown) => {
  const { run, views } = stage({ sinceTapMs: () => ago });
  void run({ kind: 'wait', ms: 500, fromTap: true, then: show('first') });
  await vi.advanceTimersByTimeAsync(afterMs);
  expect(views).toEqual(shown);
});

test('the next step after a view is requested while the specified minimum passes, and the navigation waits for it', async () => {
  const { run, reply, sent, done } = stage();
  const startMs = Date.now();
  const ended = run(accounts(always(show('first', nextStep)), { atLeastMs: 500 }));
  await vi.advanceTimersByTimeAsync(100);
  reply(ok);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  reply(answered({ data: { step: { current_route: '/home' } } }));
  await vi.advanceTimersByTimeAsync(startMs + 499 - Date.now());
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(done).toEqual(['go /home']);
});

test('a screen that is left while the specified minimum passes shows nothing of the answer', async () => {
  const { run, reply, views, leaveScreen } = stage();
  const ended = run(accounts(showing('first'), { atLeastMs: 500 }));
  reply(ok);
  await vi.advanceTimersByTimeAsync(200);
  leaveScreen();
  await vi.advanceTimersByTimeAsync(300);
  expect(await ended).toBe('left');
  expect(views).toEqual([]);
});

test('an answer neither stores anything nor pulls along a borrower who is on the way to another screen', async () => {
  const { run, reply, done, session, goElsewhere } = stage();
  const ended = run(accounts(always(withSessionPatch({ accountId: 'acc_2' }, go('/home')))));
  goElsewhere();
  reply(ok);
  await vi.runAllTimersAsync();
  expect(await ended).toBe('left');
  expect(done).toEqual([]);
  expect(session.facts().accountId).toBe('acc_1');
});

test('the delay before a navigation runs beside the call that leads there', async () => {
  const { run, reply, done } = stage();
  const ended = run(accounts(always(go('/home'))));
  await vi.advanceTimersByTimeAsync(60);
  reply(ok);
  await vi.advanceTimersByTimeAsync(39);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(done).toEqual(['go /home']);
});

test('after a call that took longer than the delay the navigation starts at once', async () => {
  const { run, reply, done } = stage();
  const ended = run(accounts(always(go('/home'))));
  await vi.advanceTimersByTimeAsync(400);
  reply(ok);
  await vi.advanceTimersByTimeAsync(0);
  await ended;
  expect(done).toEqual(['go /home']);
});

test('an answer that exceeds its time limit counts as none', async () => {
  const { run, views } = stage();
  const ended = run(accounts(showing('first', 'second'), { withinMs: 10_000 }));
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(views).toEqual(['second']);
});

test('an answer in time leaves no timer behind, so that a poll of many calls does not collect timers', async () => {
  const { run, reply, views } = stage();
  const ended = run(accounts(showing('first', 'second'), { withinMs: 10_000 }));
  await vi.advanceTimersByTimeAsync(1);
  reply(ok);
  await ended;
  expect([views, vi.getTimerCount()]).toEqual([['first'], 0]);
});

test('a wait ends when a page that slept past it is seen again, and not before', async () => {
  const { run, views } = stage();
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal('document', page);
  const look = async (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    return views.length;
  };
  void run(wait(10_000, show('first')));
  const early = await look(false);
  vi.setSystemTime(Date.now() + 60_000);
  expect([early, await look(true), await look(false)]).toEqual([0, 0, 1]);
});

test('a poll sends nothing more once the borrower has left', async () => {
  const { run, sent, leaveScreen } = stage();
  const ended = run(wait(10_000, accounts(showing('first'))));
  leaveScreen();
  await vi.runAllTimersAsync();
  await ended;
  expect(sent).toEqual([]);
});

test('the result of the checkout decides what follows', async () => {
  const { run, views } = stage();
  const options = { key: 'k', customer_id: 'c', order_id: 'o', recurring: '1' } as const;
  await run({ kind: 'checkout', options, onResult: (result) => show(result) });
  expect(views).toEqual(['blocked']);
});
