import { createStore } from '@tanstack/react-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessages } from '#app/messages.ts';
import type { AppServices, GoOutcome } from '#app/run-outcome.ts';
import { createRunner } from '#app/run-outcome.ts';
import type { Reply } from '#contract/reply.ts';
import type { Facts, SessionPatch } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { Outcome } from '#engine/outcome.ts';
import {
  errorToast,
  fieldError,
  go,
  late,
  nextStep,
  nextStepElse,
  once,
  popup,
  redirect,
  show,
  stay,
  successToast,
  withEvents,
  withSessionPatch,
} from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import { createBrowserStorage } from '#session/browser-storage.ts';

/** A runner over fake services, which record their calls. */
function createTestRunner(answer: Reply = { kind: 'offline', message: 'no line' }) {
  let facts: Facts = { ...emptyUserSession, ...emptyDraft, leadID: 7, accountId: 'acc_1' };
  let place = 'first';
  const storage = createBrowserStorage(() => localStorage);
  const done: string[] = [];
  const sent: unknown[] = [];
  const messages = createMessages();
  const fetchCode = vi.fn(async (fetch: () => Promise<never>): Promise<undefined> => fetch());
  const all: AppServices = {
    messages,
    now: () => Date.now(),
    settings: { platformTag: 'web' },
    origin: 'https://kadam.example',
    openCheckout: async () => 'opened',
    isRoute,
    session: {
      storage,
      facts: () => facts,
      patch: (changes: SessionPatch) => {
        facts = { ...facts, ...changes };
      },
      keepAnswers: () => undefined,
      clear: () => undefined,
      isOurs: () => true,
      store: createStore(facts),
    },
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
    allowed: (url) => (url.startsWith('https://bank.example') ? url : undefined),
    redirect: (url) => done.push(`leave ${url}`),
    openTab: (url) => done.push(`open ${url}`) > 0 && !url.endsWith('blocked'),
    report: (reports) => done.push(...reports.map((one) => ('goal' in one ? one.goal : one.event))),
    log: (words) => done.push(`log ${words}`),
  };
  let isMounted = true;
  const run = createRunner(all);
  return {
    run: (outcome: Outcome<unknown>, host = {}) => run(outcome, { ...host, isMounted: () => isMounted }),
    done,
    sent,
    messages,
    fetchCode,
    storage,
    facts: () => facts,
    leaveScreen: () => {
      isMounted = false;
    },
    goElsewhere: () => {
      place = 'elsewhere';
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('takes the words of a popup that left by itself along to where it leads, and those of no other', async () => {
  const { run, messages } = createTestRunner();
  void run(popup('The account is not valid', { forMs: 1500, then: go('/bank-list') }));
  await vi.advanceTimersByTimeAsync(1600);
  messages.onNavigated();
  expect(messages.store.state.pageMessage).toBe('The account is not valid');
  messages.onNavigated();
  expect(messages.store.state.pageMessage).toBeUndefined();
  void run(popup('Read, and OK', { then: go('/home') }));
  messages.closePopup();
  await vi.advanceTimersByTimeAsync(100);
  messages.onNavigated();
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('goes to the next route after 100 ms, not before', async () => {
  const { run, done } = createTestRunner();
  const ended = run(go('/gender'));
  await vi.advanceTimersByTimeAsync(99);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['go /gender']);
  expect(await ended).toBe('left');
});

test('goes once, whatever the tapping', async () => {
  const { run, done } = createTestRunner();
  void run(go('/gender'));
  void run(go('/gender'));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['go /gender']);
});

test('does not pull along a borrower who went elsewhere meanwhile', async () => {
  const { run, done, goElsewhere } = createTestRunner();
  void run(errorToast('No', { then: go('/dashboard') }));
  goElsewhere();
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
});

test('leads nowhere once its screen is gone', async () => {
  const { run, done, facts, leaveScreen } = createTestRunner();
  leaveScreen();
  await run(withSessionPatch({ leadID: 8 }, go('/gender')));
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
  expect(facts().leadID).toBe(7);
});

test('keeps and reports what an outcome says', async () => {
  const { run, done, facts } = createTestRunner();
  await run(withEvents([{ event: 'pan_confirmed' }, { goal: 'Lead' }], withSessionPatch({ leadID: 8 }, stay())));
  expect(facts().leadID).toBe(8);
  expect(done).toEqual(['pan_confirmed', 'Lead']);
});

test('leaves for an allowed address only', async () => {
  const { run, done, messages } = createTestRunner();
  expect(await run(redirect('https://bank.example/connect'))).toBe('left');
  expect(await run(redirect('https://evil.example/'))).toBe('stayed');
  expect(done).toEqual(['leave https://bank.example/connect']);
  expect(messages.store.state.stoppedAt).toBe('first');
});

test('opens an allowed page in a new tab, and offers a link where the browser blocks it', async () => {
  const { run, done, messages } = createTestRunner();
  const blocked = vi.fn();
  await run({ ...stay(), open: 'https://bank.example/pay' }, { blocked });
  expect(blocked).not.toHaveBeenCalled();
  await run({ ...stay(), open: 'https://bank.example/blocked' }, { blocked });
  expect(blocked).toHaveBeenCalledWith('https://bank.example/blocked');
  await run({ ...stay(), open: 'https://evil.example/' }, { blocked });
  expect(messages.store.state.stoppedAt).toBe('first');
  expect(done).toEqual(['open https://bank.example/pay', 'open https://bank.example/blocked']);
});

test('frees the button where the next step is the one the borrower is on', async () => {
  const { run } = createTestRunner();
  await Promise.all([run(go('/gender')), vi.runAllTimersAsync()]);
  const [ended] = await Promise.all([run(go('/gender')), vi.runAllTimersAsync()]);
  expect(ended).toBe('stayed');
});

test('keeps a popup until OK, then goes on, and leaves its words on the page', async () => {
  const { run, done, messages } = createTestRunner();
  const ended = run(popup('Aadhaar is not linked', { then: go('/pan-not-linked') }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages.store.state.popup?.message).toBe('Aadhaar is not linked');
  messages.closePopup();
  expect(messages.store.state).toMatchObject({ popup: undefined, pageMessage: 'Aadhaar is not linked' });
  await vi.runAllTimersAsync();
  expect(await ended).toBe('left');
  expect(done).toEqual(['go /pan-not-linked']);
});

test('closes a popup of two seconds by itself', async () => {
  const { run, messages } = createTestRunner();
  await run(popup('No line', { forMs: 2_000 }));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(messages.store.state.popup).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(messages.store.state).toMatchObject({ popup: undefined, pageMessage: 'No line' });
});

test('drops what waits for an OK when another popup takes its place', async () => {
  const { run, done, messages } = createTestRunner();
  const ended = run(popup('Aadhaar is not linked', { then: go('/pan-not-linked') }));
  void run(popup('No line', { forMs: 2_000 }));
  await vi.runAllTimersAsync();
  messages.closePopup();
  expect(await ended).toBe('stayed');
  expect(done).toEqual([]);
});

test('a popup that closes by itself acts, also when another popup takes its place', async () => {
  const { run, done } = createTestRunner();
  void run(popup('Your bank said no', { forMs: 1_500, then: go('/bank-list') }));
  void run(popup('No line', { forMs: 2_000 }));
  await vi.runAllTimersAsync();
  expect(done).toEqual(['go /bank-list']);
});

test('holds a toast while a finger is on it', async () => {
  const { run, messages } = createTestRunner();
  await run(successToast('Verified Successfully'));
  await vi.advanceTimersByTimeAsync(1_500);
  messages.hold();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(messages.store.state.toast).toBeDefined();
  messages.release();
  await vi.advanceTimersByTimeAsync(499);
  expect(messages.store.state.toast).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(messages.store.state.toast).toBeUndefined();
});

test('shows the newest of two toasts', async () => {
  const { run, messages } = createTestRunner();
  await run(errorToast('first'));
  await run(errorToast('second'));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(messages.store.state.toast?.message).toBe('second');
});

test('shows a toast for its time, then goes on', async () => {
  const { run, done } = createTestRunner();
  void run(successToast('Verified Successfully', { then: go('/loan-purpose') }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['go /loan-purpose']);
});

test('asks for the next step with lead, account and platform tag, and goes there', async () => {
  const { run, done, sent } = createTestRunner({
    kind: 'answered',
    statusCode: 200,
    message: '',
    body: { data: { step: { current_route: '/gender' } } },
  });
  void run(nextStep);
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ leadID: 7, accountID: 'acc_1', plateform: 'web' }]);
  expect(done).toEqual(['go /gender']);
});

const namesGender: Reply = {
  kind: 'answered',
  statusCode: 200,
  message: '',
  body: { data: { step: { current_route: '/gender' } } },
};

test('says that nothing has changed where the next step is the screen the borrower is on', async () => {
  const { run, messages } = createTestRunner(namesGender);
  await Promise.all([run(go('/gender')), vi.runAllTimersAsync()]);
  expect(messages.store.state.pageMessage).toBeUndefined();
  const ended = run(nextStep);
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  expect(await ended).toBe('stayed');
  expect(messages.store.state.pageMessage).toBe('Nothing has changed yet. Please try again in a moment.');
});

test('says nothing of the kind where the borrower went elsewhere meanwhile', async () => {
  const { run, messages, leaveScreen } = createTestRunner(namesGender);
  await Promise.all([run(go('/gender')), vi.runAllTimersAsync()]);
  const ended = run(nextStep);
  await vi.dynamicImportSettled();
  leaveScreen();
  await vi.runAllTimersAsync();
  await ended;
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('shows what follows where the next step leads nowhere', async () => {
  const { run } = createTestRunner();
  const view = vi.fn();
  const ended = run(nextStepElse(show('stuck')), { show: view });
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  await ended;
  expect(view).toHaveBeenCalledExactlyOnceWith('stuck');
});

test('runs an outcome whose code is fetched when it is due, and shows a lost connection where it does not come', async () => {
  const { run, facts, messages, fetchCode } = createTestRunner();
  await run(late(async () => withSessionPatch({ mobile: '9876543210' }, stay())));
  expect(facts().mobile).toBe('9876543210');
  fetchCode.mockResolvedValue(undefined);
  await run(late(async () => stay()));
  expect(messages.store.state.popup?.message).toBe(
    'We could not reach the server. Your answer is kept. Please try again.',
  );
});

test('stores a login as a whole before what follows, and nothing of it once the screen is gone', async () => {
  const { run, storage, facts, leaveScreen } = createTestRunner();
  const login = (token: string) => ({ ...stay(), login: { token, facts: { mobile: token } } });
  await run(login('first'));
  expect([storage.get('token'), facts().loggedIn, facts().mobile]).toEqual(['first', true, 'first']);
  leaveScreen();
  await run(login('second'));
  expect([storage.get('token'), facts().mobile]).toEqual(['first', 'first']);
});

test('does once what counts once, and something else when its key comes again', async () => {
  const { run, done } = createTestRunner();
  const spend = (key: string) =>
    run(once(key, redirect('https://bank.example/spend'), redirect('https://bank.example/open')));
  await spend('code 1');
  await spend('code 1');
  await spend('code 2');
  const [first, again] = ['leave https://bank.example/spend', 'leave https://bank.example/open'];
  expect(done).toEqual([first, again, first]);
});

test('hands fields and views to the screen', async () => {
  const { run } = createTestRunner();
  const host = { fieldError: vi.fn(), show: vi.fn() };
  await run(fieldError('mobile', 'Unknown number'), host);
  await run(show('confirm'), host);
  expect(host.fieldError).toHaveBeenCalledWith('mobile', 'Unknown number');
  expect(host.show).toHaveBeenCalledWith('confirm');
});

test('logs an unknown code, and does not leave the borrower wondering', async () => {
  const { run, done, messages } = createTestRunner();
  await run(stay('statusCode 418'));
  expect(done).toEqual(['log statusCode 418']);
  expect(messages.store.state.pageMessage).toContain('Please try again');
  await run(withEvents([{ event: 'one_page_continue_clk' }], stay()));
  expect(messages.store.state.pageMessage).toContain('Please try again');
  await run(fieldError('pan', 'No such PAN'));
  expect(messages.store.state.pageMessage).toBeUndefined();
});
