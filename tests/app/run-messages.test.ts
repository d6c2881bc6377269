import { expect, test, vi } from 'vitest';
import { inactivityAlert } from '#app/messages.ts';
import { errorToast, go, goAtOnce, nextStep, popup, show, successToast, wait } from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';
import { answered } from '#tests/engine/claims.ts';
import { createTestRunner } from './test-runner.ts';

test('the text of a popup stays on the next screen if the popup closed by itself, and only then', async () => {
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

test('a text that was kept for the screen that is open already does not show on the next one', async () => {
  const { run, done, messages } = createTestRunner();
  void run(go('/bank-list'));
  await vi.advanceTimersByTimeAsync(100);
  void run(popup('The account is not valid', { forMs: 1500, then: go('/bank-list') }));
  await vi.advanceTimersByTimeAsync(1600);
  void run(go('/home'));
  await vi.advanceTimersByTimeAsync(100);
  messages.onNavigated();
  expect(done).toEqual(['go /bank-list', 'go /bank-list', 'go /home']);
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('the text of a popup that closed by itself stays until after a loader that redirects by itself', async () => {
  const { run, messages } = createTestRunner();
  void run(popup('The faces do not match', { forMs: 1500, then: go('/dashboard') }));
  await vi.advanceTimersByTimeAsync(1600);
  messages.onNavigated();
  void run(wait(3_000, go('/home', { afterMs: 0 })));
  await vi.advanceTimersByTimeAsync(3_000);
  messages.onNavigated();
  expect(messages.store.state.pageMessage).toBe('The faces do not match');
});

test.each([
  ['a screen', go('/loan-approval')],
  ['the next step', nextStep],
])(
  'the text of a popup that closed by itself stays until after a loader whose read leads to %s',
  async (_to, outcome) => {
    const { run, done, messages } = createTestRunner(answered({ data: { step: { current_route: '/loan-approval' } } }));
    void run(popup('The faces do not match', { forMs: 1_500, then: go('/dashboard') }));
    await vi.advanceTimersByTimeAsync(1_600);
    messages.onNavigated();
    void run(outcome, { isAutomatic: true });
    await vi.advanceTimersByTimeAsync(100);
    messages.onNavigated();
    expect(done).toEqual(['go /dashboard', 'go /loan-approval']);
    expect(messages.store.state.pageMessage).toBe('The faces do not match');
  },
);

test('the text of a popup does not stay where a read finds that the login has ended', async () => {
  const { run, messages } = createTestRunner();
  void run(popup('Your PAN is not yours', { forMs: 1_500, then: go('/dashboard') }));
  await vi.advanceTimersByTimeAsync(1_600);
  messages.onNavigated();
  await run(goAtOnce('/logout'), { isAutomatic: true });
  messages.onNavigated();
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('a text that stays for a read is not kept after the read leads to the screen that is open already', async () => {
  const { run, messages } = createTestRunner(answered({ data: { step: { current_route: '/home' } } }));
  void run(popup('The faces do not match', { forMs: 1_500, then: go('/home') }));
  await vi.advanceTimersByTimeAsync(1_600);
  messages.onNavigated();
  void run(nextStep, { isAutomatic: true });
  await vi.advanceTimersByTimeAsync(100);
  // A link.
  messages.onNavigated();
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('keeps a popup until OK, also under a passing pointer, then runs what follows, and leaves its text on the page', async () => {
  const { run, done, messages } = createTestRunner();
  const ended = run(popup('Aadhaar is not linked', { then: go('/pan-not-linked') }));
  messages.hold('popup');
  messages.release('popup');
  expect(vi.getTimerCount()).toBe(0);
  expect(messages.store.state.popup?.message).toBe('Aadhaar is not linked');
  messages.closePopup();
  expect(messages.store.state).toMatchObject({ popup: undefined, pageMessage: 'Aadhaar is not linked' });
  await vi.runAllTimersAsync();
  expect(await ended).toBe('left');
  expect(done).toEqual(['go /pan-not-linked']);
});

test('the text of an alert stays after its OK on a screen that was opened below it, until the next act', () => {
  const { messages } = createTestRunner();
  void messages.show(inactivityAlert);
  messages.onNavigated();
  messages.closePopup();
  expect(messages.store.state.pageMessage).toBe(inactivityAlert.message);
  messages.clearPageMessage();
  // Back closes the popup that is open: here there is none.
  messages.closePopup(false);
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('the error screen is shown until the next navigation', () => {
  const { messages } = createTestRunner();
  const error = new Error('A bug');
  messages.showError(error);
  expect(messages.store.state.broken).toEqual({ error });
  messages.onNavigated();
  expect(messages.store.state.broken).toBeUndefined();
});

test('a screen is busy again after the popup that it waits for, and not behind it', async () => {
  const { run, messages } = createTestRunner();
  const shown: boolean[] = [];
  const ended = run(popup('Aadhaar is not linked', { then: go('/pan-not-linked') }), {
    setBusy: (busy: boolean) => shown.push(busy),
  });
  expect(shown).toEqual([false]);
  messages.closePopup();
  await vi.runAllTimersAsync();
  await ended;
  expect(shown).toEqual([false, true]);
});

test('drops what follows a popup with an OK when another popup replaces it', async () => {
  const { run, runAll, done, messages } = createTestRunner();
  const ended = run(popup('Aadhaar is not linked', { then: go('/pan-not-linked') }));
  await runAll(popup('No line', { forMs: 2_000 }));
  messages.closePopup();
  expect(await ended).toBe('stayed');
  expect(done).toEqual([]);
});

test('runs what follows a popup that closes by itself, also when another popup replaces it', async () => {
  const { run, runAll, done } = createTestRunner();
  void run(popup('Your bank said no', { forMs: 1_500, then: go('/bank-list') }));
  await runAll(popup('No line', { forMs: 2_000 }));
  expect(done).toEqual(['go /bank-list']);
});

test.each([0, -60_000, 86_400_000])('holds a toast under a finger, also where the clock jumps by %d ms', async (ms) => {
  const { run, messages } = createTestRunner();
  await vi.advanceTimersByTimeAsync(60_000);
  await run(successToast(msg('Verified Successfully')));
  await vi.advanceTimersByTimeAsync(1_500);
  vi.setSystemTime(Date.now() + ms);
  messages.hold('toast');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(messages.store.state.toast).toBeDefined();
  messages.release('toast');
  await vi.advanceTimersByTimeAsync(499);
  expect(messages.store.state.toast).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(messages.store.state.toast).toBeUndefined();
});

test('shows the newest of two toasts for its whole time', async () => {
  const { run, messages } = createTestRunner();
  await run(errorToast('first'));
  await vi.advanceTimersByTimeAsync(1_000);
  await run(errorToast('second'));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(messages.store.state.toast?.message).toBe('second');
});

test('shows a toast for its time, then runs what follows; a success leaves no text on the page', async () => {
  const { run, done, messages } = createTestRunner();
  void run(successToast(msg('Verified Successfully'), { then: go('/loan-purpose') }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['go /loan-purpose']);
  expect(messages.store.state.pageMessage).toBeUndefined();
});

test('does not leave the text of a toast on a screen that was opened meanwhile', async () => {
  const { run, messages } = createTestRunner();
  await run(errorToast('There is no such PAN'));
  messages.onNavigated();
  await vi.advanceTimersByTimeAsync(3_000);
  const { toast, pageMessage } = messages.store.state;
  expect([toast, pageMessage]).toEqual([undefined, undefined]);
});

test('does not leave the text of a toast on a page where the borrower has acted meanwhile', async () => {
  const { run, messages } = createTestRunner();
  await run(errorToast('Please enter the code'));
  await run(successToast(msg('Verified Successfully')));
  expect(messages.store.state.pageMessage).toBeUndefined();
  await run(errorToast('There is no such PAN'));
  await run(show('confirm'));
  await vi.advanceTimersByTimeAsync(3_000);
  const { toast, pageMessage } = messages.store.state;
  expect([toast, pageMessage]).toEqual([undefined, undefined]);
});

test('shows the text of a toast until the delayed navigation, but not on a screen that the borrower opens before', async () => {
  const { run, messages, goElsewhere } = createTestRunner();
  void run(errorToast('Rented homes are not possible', { then: go('/dashboard', { afterMs: 2_000 }) }));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(messages.store.state.pageMessage).toBe('Rented homes are not possible');
  goElsewhere();
  messages.onNavigated();
  await vi.runAllTimersAsync();
  messages.onNavigated();
  expect(messages.store.state.pageMessage).toBeUndefined();
});
