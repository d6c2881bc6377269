import { expect, test, vi } from 'vitest';
import { offline } from '#api/send.ts';
import {
  errorToast,
  fieldError,
  go,
  nextStep,
  nextStepWhenDone,
  redirect,
  show,
  stay,
  withEvents,
  withSessionPatch,
} from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';
import { answered } from '#tests/engine/claims.ts';
import { createTestRunner } from './test-runner.ts';

test('goes to the next route after 100 ms, not before', async () => {
  const { run, done } = createTestRunner();
  const ended = run(go('/home'));
  await vi.advanceTimersByTimeAsync(99);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['go /home']);
  expect(await ended).toBe('left');
});

test('goes once, whatever the tapping', async () => {
  const { run, runAll, done } = createTestRunner();
  void run(go('/home'));
  await runAll(go('/home'));
  expect(done).toEqual(['go /home']);
});

test('does not pull along a borrower who went elsewhere meanwhile', async () => {
  const { run, done, goElsewhere } = createTestRunner();
  void run(errorToast('No', { then: go('/dashboard') }));
  goElsewhere();
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
});

test('applies the patch of an outcome, and reports its events', async () => {
  const { run, done, session } = createTestRunner();
  await run(withEvents([{ event: 'pan_confirmed' }, { goal: 'Lead' }], withSessionPatch({ leadID: 8 }, stay())));
  expect(session.facts().leadID).toBe(8);
  expect(done).toEqual(['pan_confirmed', 'Lead']);
});

test('leaves for an allowed address only', async () => {
  const { run, done, messages } = createTestRunner();
  expect(await run(redirect('https://bank.example/connect'))).toBe('left');
  expect(messages.store.state.stoppedAt).toBeUndefined();
  expect(await run(redirect('https://evil.example/'))).toBe('stayed');
  expect(done).toEqual(['leave https://bank.example/connect']);
  expect(messages.store.state.stoppedAt).toBe('first');
});

test('stays without a connection, with the message of a lost one, and leaves at the next try', async () => {
  const isReachable = vi.fn(() => true).mockReturnValueOnce(false);
  const { run, done, messages } = createTestRunner(undefined, { isReachable });
  expect(await run(redirect('https://bank.example/pay'))).toBe('stayed');
  expect(messages.store.state.popup).toMatchObject({ message: offline.message, forMs: 2_000 });
  expect(await run(redirect('https://bank.example/pay'))).toBe('left');
  expect(done).toEqual(['leave https://bank.example/pay']);
});

test('a loader, which cannot stay, leaves without a connection too, and is replaced in the history', async () => {
  const leave = vi.fn();
  const { run } = createTestRunner(undefined, { isReachable: () => false, redirect: leave });
  expect(await run(redirect('https://bank.example/connect', { transient: true }))).toBe('left');
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://bank.example/connect', true);
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

const namesHome = answered({ data: { step: { current_route: '/home' } } });

test('requests the next step with lead, account and platform tag, or without a lead, and goes there', async () => {
  const { runAll, done, sent, session } = createTestRunner(namesHome);
  await runAll(nextStep);
  expect(done).toEqual(['go /home']);
  session.clear();
  await runAll(nextStep);
  expect(sent).toEqual([{ leadID: 7, accountID: 'acc_1', plateform: 'web' }, { plateform: 'web' }]);
});

test('goes after 100 ms where the clock of the phone is put back during the call', async () => {
  const { run, done } = createTestRunner(namesHome, {
    send: async () => {
      vi.setSystemTime(Date.now() - 3_600_000);
      return namesHome as never;
    },
  });
  void run(nextStep);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['go /home']);
});

test('shows that nothing has changed, and frees the button, where the next step is the screen the borrower is on', async () => {
  const { runAll, messages } = createTestRunner(namesHome);
  await runAll(go('/home'));
  // Only the server's next step shows it, not a link to the screen.
  await runAll(go('/home'));
  expect(messages.store.state.pageMessage).toBeUndefined();
  expect(await runAll(nextStep)).toBe('stayed');
  expect(messages.store.state.pageMessage).toEqual(msg('Nothing has changed yet. Please try again in a moment.'));
});

test('shows only that the server was not reached, and frees the button, where the code of the next screen does not load', async () => {
  const navigate = async () => {
    messages.showPageMessage('We could not reach the server.');
    return false;
  };
  const { runAll, messages } = createTestRunner(namesHome, { navigate });
  messages.showPageMessage('Invalid number');
  expect(await runAll(nextStep)).toBe('stayed');
  expect(messages.store.state.pageMessage).toBe('We could not reach the server.');
});

test('after an act that is not done twice, the next screen replaces its screen in the history', async () => {
  const navigate = vi.fn(async () => true);
  const { run } = createTestRunner(namesHome, { navigate });
  for (const outcome of [nextStep, nextStepWhenDone, go('/home', { isDone: true })]) {
    void run(outcome);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(navigate.mock.calls.map(([, replace]: unknown[]) => replace)).toEqual([undefined, true, true]);
});

test('does not show that nothing has changed where the borrower went elsewhere meanwhile', async () => {
  const { run, runAll, messages, leaveScreen } = createTestRunner(namesHome);
  await runAll(go('/home'));
  const ended = run(nextStep);
  leaveScreen();
  await vi.runAllTimersAsync();
  await ended;
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('continues with the given outcome where the next step leads nowhere', async () => {
  const { runAll } = createTestRunner();
  const view = vi.fn();
  await runAll({ kind: 'nextStep', then: show('stuck') }, { show: view });
  expect(view).toHaveBeenCalledExactlyOnceWith('stuck');
});

test('fetches the code of a lazy outcome and runs it, and shows a lost connection where the code does not load', async () => {
  const { run, session, messages, fetchCode } = createTestRunner();
  await run({ kind: 'lazy', fetch: async () => withSessionPatch({ mobile: '9876543210' }, stay()) });
  expect(session.facts().mobile).toBe('9876543210');
  fetchCode.mockResolvedValue(undefined);
  await run({ kind: 'lazy', fetch: async () => stay() });
  expect(messages.store.state.popup?.message).toEqual(
    msg('We could not reach the server. Your answer is kept. Please try again.'),
  );
});

test('stores a login as a whole before what follows, and nothing of it once the screen is gone', async () => {
  const { run, session, leaveScreen } = createTestRunner();
  const stored = () => [session.storage.get('token'), session.facts().loggedIn, session.facts().mobile];
  const login = (token: string) => ({ ...stay(), login: { token, facts: { mobile: token } } });
  await run(login('first'));
  expect(stored()).toEqual(['first', true, 'first']);
  leaveScreen();
  await run(login('second'));
  expect(stored()).toEqual(['first', true, 'first']);
});

test('passes field errors and views to the screen', async () => {
  const { run } = createTestRunner();
  const host = { fieldError: vi.fn(), show: vi.fn() };
  await run(fieldError('mobile', 'Unknown number'), host);
  await run(show('confirm'), host);
  expect(host.fieldError).toHaveBeenCalledWith('mobile', 'Unknown number');
  expect(host.show).toHaveBeenCalledWith('confirm');
});

test('logs an unknown code, and shows a message', async () => {
  const { run, done, messages } = createTestRunner();
  await run(stay('statusCode 418'));
  expect(done).toEqual(['log statusCode 418']);
  expect(messages.store.state.pageMessage).toMatchObject({ text: expect.stringContaining('Please try again') });
  await run(withEvents([{ event: 'one_page_continue_clk' }], stay()));
  expect(messages.store.state.pageMessage).toMatchObject({ text: expect.stringContaining('Please try again') });
  await run(fieldError('pan', 'No such PAN'));
  expect(messages.store.state.pageMessage).toBeUndefined();
});
