import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '#session/browser-storage.ts';
import { type InactivityWarning, watchInactivity } from '#session/inactivity.ts';
import { storeLogin } from '#session/login.ts';
import { openTab } from './open-tab.ts';

const minute = 60_000;
const timeoutMs = 120 * minute;

let stop = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function start(timeout = timeoutMs) {
  const warn = vi.fn<(warning?: InactivityWarning) => void>();
  const end = vi.fn();
  const storage = createBrowserStorage(() => localStorage);
  const [read, write] = [vi.spyOn(storage, 'get'), vi.spyOn(storage, 'stamp')];
  stop = watchInactivity({ storage, timeoutMs: timeout, warn, end });
  return { warn, end, read, write, stay: () => warn.mock.lastCall?.[0]?.stay() };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const receive = (newValue: string) =>
  dispatchEvent(new StorageEvent('storage', { key: 'user-activity-timestamp', newValue }));

/** An activity in another tab of the same borrower, which this tab receives. */
function actInOtherTab() {
  const now = String(Date.now());
  localStorage.setItem('user-activity-timestamp', now);
  receive(now);
}

test('warns one minute before the end, and ends on time', async () => {
  const { warn, end } = start();
  await pass(119 * minute - 1);
  expect(warn).not.toHaveBeenCalled();
  await pass(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ leftMs: minute }));
  await pass(minute - 1);
  expect(end).not.toHaveBeenCalled();
  await pass(1);
  expect(end).toHaveBeenCalledOnce();
  await pass(timeoutMs);
  expect(end).toHaveBeenCalledOnce();
});

test('warns after half of the time if the whole time is short', async () => {
  const { warn } = start(10_000);
  await pass(5_000);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ leftMs: 5_000 }));
});

test.each(['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'])('starts again with %s', async (activity) => {
  const { warn, end } = start();
  await pass(100 * minute);
  // An event on a part of the page, which does not bubble, like the scroll event of a part.
  document.body.dispatchEvent(new Event(activity));
  await pass(2_000);
  document.body.dispatchEvent(new Event(activity));
  await pass(119 * minute - 1);
  expect(warn).not.toHaveBeenCalled();
  await pass(minute + 1);
  expect(end).toHaveBeenCalledOnce();
});

test('stores the time of its start as that of an activity', () => {
  start();
  expect(localStorage.getItem('user-activity-timestamp')).toBe(String(Date.now()));
});

test('does not write with every move of the mouse', async () => {
  const { write } = start();
  await pass(minute);
  write.mockClear();
  for (let move = 0; move < 100; move += 1) dispatchEvent(new Event('mousemove'));
  expect(write).toHaveBeenCalledOnce();
});

describe('the warning', () => {
  test('closes after an activity in another tab, but not after one that is known already', async () => {
    const { warn, end } = start();
    await pass(119 * minute);
    receive(localStorage.getItem('user-activity-timestamp') ?? '');
    expect(warn).toHaveBeenCalledOnce();
    actInOtherTab();
    expect(warn).toHaveBeenLastCalledWith(undefined);
    await pass(2 * minute);
    expect(end).not.toHaveBeenCalled();
  });

  test('closes when the login ends', async () => {
    const { warn } = start();
    await pass(119 * minute);
    stop();
    expect(warn).toHaveBeenLastCalledWith(undefined);
  });

  test('starts the time again by its button, which a screen reader presses without any other activity', async () => {
    const { end, stay } = start();
    await pass(119 * minute);
    stay();
    await pass(119 * minute);
    expect(end).not.toHaveBeenCalled();
  });

  test('stays open under a finger, so that no tap reaches the page below, but the touch counts as an activity', async () => {
    const { warn, end } = start();
    await pass(119 * minute);
    dispatchEvent(new Event('touchstart'));
    await pass(minute - 1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ leftMs: minute }));
    await pass(minute + 1);
    expect(end).not.toHaveBeenCalled();
  });

  test('that nobody answered closes at the end of its count after an activity, and comes again before the new end', async () => {
    const { warn, end } = start();
    await pass(119 * minute);
    dispatchEvent(new Event('mousemove'));
    await pass(minute);
    expect(warn).toHaveBeenLastCalledWith(undefined);
    await pass(118 * minute);
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ leftMs: minute }));
    await pass(minute);
    expect(end).toHaveBeenCalledOnce();
  });
});

test('checks the time when the tab becomes visible, for a phone that slept', async () => {
  const { end } = start();
  await pass(0);
  vi.setSystemTime(Date.now() + timeoutMs);
  expect(end).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(end).toHaveBeenCalledOnce();
});

test('a page that is left does not end the session: the page that is opened next shows why it ended', async () => {
  const { end } = start();
  await pass(0);
  vi.setSystemTime(Date.now() + timeoutMs);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(end).not.toHaveBeenCalled();
});

test('ends at once if the last activity is too long ago', async () => {
  localStorage.setItem('user-activity-timestamp', String(Date.now() - timeoutMs));
  const { end } = start();
  await pass(0);
  expect(end).toHaveBeenCalledOnce();
});

test('does not end if the borrower has just logged in again', async () => {
  localStorage.setItem('user-activity-timestamp', String(Date.now() - timeoutMs));
  storeLogin(openTab(), { token: 'a-token', facts: { customerID: '70012' } });
  const { end } = start();
  await pass(0);
  expect(end).not.toHaveBeenCalled();
});

test('waits without checks for a time that is longer than a timer of the browser can be', async () => {
  const { read, end } = start(30 * 24 * 60 * minute);
  await pass(1);
  read.mockClear();
  await pass(minute);
  expect(read).not.toHaveBeenCalled();
  await pass(30 * 24 * 60 * minute);
  expect(end).toHaveBeenCalledOnce();
});

test('does not end if another tab has just logged out, whose signal ends this session', async () => {
  const { end } = start();
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(end).not.toHaveBeenCalled();
});

test('does nothing after it is stopped', async () => {
  const { warn, end } = start();
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  await pass(2 * timeoutMs);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([warn.mock.calls, end.mock.calls]).toEqual([[], []]);
});

describe('a phone that slept', () => {
  const sleep = (ms: number) => void vi.setSystemTime(Date.now() + ms);

  test.each(['touchstart', 'mousemove', 'keydown'])('ends with the first %s after eight hours', async (activity) => {
    const { end } = start();
    await pass(0);
    const lastActivity = localStorage.getItem('user-activity-timestamp');
    sleep(480 * minute);
    dispatchEvent(new Event(activity));
    expect(end).toHaveBeenCalledOnce();
    expect(localStorage.getItem('user-activity-timestamp')).toBe(lastActivity);
  });

  test('that wakes up in the last minute warns of the seconds that are left', async () => {
    const { warn } = start();
    await pass(0);
    sleep(119 * minute + 49_600);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ leftMs: 11_000 }));
  });

  test('ends even if the first act is Stay logged in', async () => {
    const { end, stay } = start();
    await pass(119 * minute);
    sleep(480 * minute);
    stay();
    await pass(0);
    expect(end).toHaveBeenCalledOnce();
  });
});

describe('a clock that goes back three hours', () => {
  async function goBack() {
    const started = start();
    await pass(minute);
    dispatchEvent(new Event('keydown'));
    vi.setSystemTime(Date.now() - 180 * minute);
    return started;
  }
  const stamp = () => Number(localStorage.getItem('user-activity-timestamp'));

  test('does not stop the storing of the time of each activity', async () => {
    await goBack();
    dispatchEvent(new Event('keydown'));
    expect(stamp()).toBe(Date.now());
    await pass(5 * minute);
    dispatchEvent(new Event('keydown'));
    expect(stamp()).toBe(Date.now());
  });

  test('makes the idle time count from the new time', async () => {
    const { end } = await goBack();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(120 * minute - 1);
    expect(end).not.toHaveBeenCalled();
    await pass(1);
    expect(end).toHaveBeenCalledOnce();
  });
});
