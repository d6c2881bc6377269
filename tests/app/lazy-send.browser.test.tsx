import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { offline } from '#api/send.ts';
import { createLazySend } from '#app/lazy-send.ts';
import { createSlowCalls } from '#app/slow-calls.ts';
import { SlowNotice } from '#app/slow-notice.tsx';
import { bankAccounts, pennyDrop } from '#contract/bank.ts';
import { panVerification, rekycMessages } from '#contract/kyc.ts';
import { allowMotion } from '#tests/allow-motion.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import { faults } from '#tests/screens/faults.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

const answer = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', answer));
afterEach(() => void vi.useRealTimers());

function start() {
  const invalidResponse = vi.fn();
  const onBug = vi.fn();
  const slowCalls = createSlowCalls();
  const { send, isOnline, fetchCode } = createLazySend({
    apiBaseUrl: '/api/',
    slowCalls,
    token: () => localStorage.getItem('token'),
    background: (use) => use({ invalidResponse }),
    onBug,
  });
  return { send, isOnline, fetchCode, slowCalls, invalidResponse, onBug };
}

/** A server that never answers; returns the requests that it receives. */
function neverAnswers(): Request[] {
  const received: Request[] = [];
  answer.mockImplementation((request) => {
    if (request instanceof Request) received.push(request);
    return new Promise(() => {});
  });
  return received;
}

test('sends with the token that is stored at that moment', async () => {
  answer.mockImplementation(async () => Response.json({ statusCode: 200, ...rekycMessages.example.answer }));
  const { send, invalidResponse } = start();
  expect(await send(rekycMessages)).toEqual({ kind: 'cancelled' });
  localStorage.setItem('token', 'a-token');
  expect(await send(rekycMessages)).toMatchObject({ kind: 'answered' });
  expect(invalidResponse).not.toHaveBeenCalled();
});

test('a browser that reports no network is right until a call is answered, and again once one is not', async () => {
  localStorage.setItem('token', 'a-token');
  answer.mockImplementation(async () => Response.json({ statusCode: 200, ...rekycMessages.example.answer }));
  const { send, isOnline, fetchCode, onBug } = start();
  const lost = () => Promise.reject(new TypeError('Failed to fetch module'));
  await send(rekycMessages);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isOnline()).toBe(false);
  await send(rekycMessages);
  expect(isOnline()).toBe(true);
  await fetchCode(lost);
  await fetchCode(lost);
  expect(onBug).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send(rekycMessages);
  expect(isOnline()).toBe(false);
});

test('numbers the answers in the order of their calls, whichever answer comes first', async () => {
  localStorage.setItem('token', 'a-token');
  const first = Promise.withResolvers<void>();
  const reply = () => Response.json({ statusCode: 200, ...rekycMessages.example.answer });
  answer.mockImplementationOnce(() => first.promise.then(reply)).mockImplementationOnce(async () => reply());
  const { send } = start();
  const [earlier, later] = [send(rekycMessages), send(rekycMessages)];
  expect(await later).toMatchObject({ order: 2 });
  first.resolve();
  expect(await earlier).toMatchObject({ order: 1 });
});

test('reports the call and the paths of an answer that does not fit, never its values', async () => {
  localStorage.setItem('token', 'a-token');
  answer.mockImplementation(async () => Response.json({ statusCode: 200, data: 7 }));
  const { send, invalidResponse } = start();
  expect(await send(bankAccounts, { query: { leadId: 7 } })).toMatchObject({ kind: 'invalidResponse' });
  expect(invalidResponse).toHaveBeenCalledWith(bankAccounts, ['data']);
});

test('shows the error screen for a bug, and does not call it a failed connection', async () => {
  localStorage.setItem('token', 'a-token');
  const { send, onBug } = start();
  const unwritable = { body: { panNumber: 1n as never } };
  await expect(send(panVerification, unwritable)).rejects.toThrow(/BigInt/);
  expect(onBug).toHaveBeenCalledWith(expect.any(TypeError));
  const inBackground = send(pennyDrop, { body: { accountId: 'acc_19', leadID: 1n as never } });
  await expect(inBackground).rejects.toThrow(/BigInt/);
  expect(onBug).toHaveBeenCalledTimes(2);
});

test('treats code that cannot be fetched as a failed connection, and offers a reload when it fails again online', async () => {
  const { fetchCode, onBug } = start();
  const lost = () => Promise.reject(new TypeError('Failed to fetch module'));
  expect(await fetchCode(lost)).toBeUndefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await fetchCode(lost)).toBeUndefined();
  expect(onBug).not.toHaveBeenCalled();
  expect(await fetchCode(lost)).toBeUndefined();
  expect(onBug).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});

describe('a call that takes long', () => {
  beforeEach(() => {
    localStorage.setItem('token', 'a-token');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  const draw = (ui: ReactNode) => render(ui, { wrapper: UiProvider });
  /** Draws the notice below a button that has the focus. */
  async function drawBelowNext(slowCalls: ReturnType<typeof start>['slowCalls']) {
    const page = await draw(
      <>
        <button type="button">Next</button>
        <SlowNotice slowCalls={slowCalls} />
      </>,
    );
    page.getByRole('button', { name: 'Next' }).element().focus();
    return page;
  }
  const notice = 'This takes longer than usual. Your answers are kept.';

  test('shows a notice after 15 seconds, politely, and not before', async () => {
    neverAnswers();
    const { send, slowCalls } = start();
    const page = await draw(<SlowNotice slowCalls={slowCalls} />);
    void send(rekycMessages);
    await vi.advanceTimersByTimeAsync(14_999);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(page.getByRole('status').getByText(notice)).toBeVisible();
    vi.useRealTimers();
    expect(await faults()).toEqual([]);
  });

  test('is cancelled with the others by one tap: no answer, aborted requests, the focus back where it was', async () => {
    const received = neverAnswers();
    const { send, slowCalls } = start();
    const page = await drawBelowNext(slowCalls);
    const replies = [send(rekycMessages), send(rekycMessages)];
    await expect.poll(() => received.length).toBe(2);
    await vi.advanceTimersByTimeAsync(15_000);
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    expect(await Promise.all(replies)).toEqual([offline, offline]);
    expect(received.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('returns the focus where it was when its answer comes meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer.mockReturnValue(promise);
    const { send, slowCalls } = start();
    const page = await drawBelowNext(slowCalls);
    const reply = send(rekycMessages);
    await expect.poll(() => answer.mock.calls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(15_000);
    page.getByRole('button', { name: 'Stop waiting' }).element().focus();
    resolve(Response.json({ statusCode: 200, ...rekycMessages.example.answer }));
    await reply;
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('keeps the notice when only another slow call ends', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    neverAnswers();
    answer.mockReturnValueOnce(promise);
    const { send, slowCalls } = start();
    const page = await draw(<SlowNotice slowCalls={slowCalls} />);
    const ends = send(rekycMessages);
    await expect.poll(() => answer.mock.calls.length).toBe(1);
    void send(rekycMessages);
    await vi.advanceTimersByTimeAsync(15_000);
    resolve(Response.json({ statusCode: 200, ...rekycMessages.example.answer }));
    await ends;
    expect(slowCalls.store.state).toHaveLength(1);
    await expect.element(page.getByRole('status').getByText(notice)).toBeVisible();
  });

  test('shows no notice when its answer came in time, or for a background call', async () => {
    const { send, slowCalls } = start();
    answer.mockImplementation(async () => Response.json({ statusCode: 200, ...rekycMessages.example.answer }));
    await send(rekycMessages);
    neverAnswers();
    void send(pennyDrop, { body: { accountId: 'acc_19', leadID: 7 } });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(slowCalls.store.state).toEqual([]);
  });

  test('shows the notice in a dialog that covers the page, without covering its buttons or their focus ring', async () => {
    neverAnswers();
    const { send, slowCalls } = start();
    const page = await draw(
      <>
        <Dialog open tone="neutral" title="Are these information correct?">
          <Button>NO</Button>
        </Dialog>
        <SlowNotice slowCalls={slowCalls} />
      </>,
    );
    void send(rekycMessages);
    await vi.advanceTimersByTimeAsync(15_000);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(notice)).toBeVisible();
    const banner = dialog.getByText(notice).element().parentElement;
    const no = dialog.getByRole('button', { name: 'NO' }).element();
    expect(banner?.getBoundingClientRect().top).toBeGreaterThan(no.getBoundingClientRect().bottom + 5);
    await dialog.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(dialog.getByText(notice)).not.toBeInTheDocument();
  });

  test('shows the notice in a dialog that is higher than the window', async () => {
    neverAnswers();
    const { send, slowCalls } = start();
    await resizeWindow(360, 300);
    const screen = await draw(
      <>
        <Dialog open tone="neutral" title="Are these information correct?" actions={<Button>YES</Button>}>
          <div style={{ blockSize: 400 }} />
        </Dialog>
        <SlowNotice slowCalls={slowCalls} />
      </>,
    );
    void send(rekycMessages);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.element(screen.getByRole('button', { name: 'Stop waiting' })).toBeInViewport({ ratio: 1 });
  });

  test('moves its notice into the upper one of the dialogs that open meanwhile, and back', async () => {
    await allowMotion();
    neverAnswers();
    const { send, slowCalls } = start();
    const App = ({ open }: { open: string }) => (
      <>
        <SlowNotice slowCalls={slowCalls} />
        {['Invalid account', 'Stay logged in?'].map((title) => (
          <Dialog key={title} open={open.includes(title)} tone="warning" title={title} actions={<Button>OK</Button>} />
        ))}
      </>
    );
    const page = await draw(<App open="" />);
    void send(rekycMessages);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.element(page.getByText(notice)).toBeVisible();
    vi.useRealTimers();
    const noticeIn = (name: string) => page.getByRole('alertdialog', { name }).getByText(notice);
    await page.rerender(<App open="Invalid account" />);
    await expect.element(noticeIn('Invalid account')).toBeVisible();
    await page.rerender(<App open="Invalid account, Stay logged in?" />);
    await expect.element(noticeIn('Stay logged in?')).toBeVisible();
    // The lower one closes first.
    await page.rerender(<App open="Stay logged in?" />);
    await expect.poll(() => document.querySelectorAll('[data-layer]').length).toBe(1);
    await expect.element(noticeIn('Stay logged in?')).toBeVisible();
    // One closes as the other opens.
    await page.rerender(<App open="Invalid account" />);
    await expect.element(noticeIn('Invalid account')).toBeVisible();
    await page.rerender(<App open="" />);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  });

  test('is cancelled where the code for a tap does not load', async () => {
    const { fetchCode, slowCalls } = start();
    const code = fetchCode(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(15_000);
    slowCalls.cancel();
    expect(await code).toBeUndefined();
  });
});
