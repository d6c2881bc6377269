import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startBackground } from '#app/background.ts';
import { MessageArea } from '#app/message-area.tsx';
import { createMessages } from '#app/messages.ts';
import { parseSettings } from '#app/settings.ts';
import { msg } from '#languages/message.ts';
import { isRoute } from '#schemas/index.ts';
import { type ScreenServices, ServicesProvider } from '#screen/services.ts';
import { faults } from '#tests/screens/faults.ts';
import { slowClock } from '#tests/screens/slow-clock.ts';
import { openTab } from '#tests/session/open-tab.ts';
import { translatePage } from '#tests/translate-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

const settings = parseSettings({ VITE_ANALYTICS_TAG_URL: 'https://tag.example/collect' });
const inactivity = 'You have been logged out due to inactivity. Please log in again to continue.';
const hour = 3_600_000;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
});

/** A borrower on a screen: by default logged in, and on a device that was synced just before. */
async function arrive(path: string, token = 'a-token', syncedAt = Date.now()) {
  const pass = slowClock(() => false);
  localStorage.setItem('syncWebDataCacheTime', String(syncedAt));
  if (token) localStorage.setItem('token', token);
  const messages = createMessages();
  const session = openTab();
  session.patch({ loggedIn: true, customerID: '70012' });
  const went: string[] = [];
  const fetchJourney = vi.fn(() => Promise.reject(new Error('No screen is fetched here.')));
  const background = startBackground({
    settings,
    session,
    messages,
    fetchJourney,
    isRoute,
    navigate: async ({ to }) => went.push(to) > 0,
  });
  const page = await render(
    <UiProvider>
      <ServicesProvider value={{ settings } as unknown as ScreenServices}>
        <MessageArea messages={messages} />
      </ServicesProvider>
    </UiProvider>,
  );
  background.onNavigated(path);
  // Stops the watch of the login, which would end the login of a later test.
  onTestFinished(() => background.onNavigated('/logout'));
  return { page, background, session, messages, went, fetchJourney, pass };
}

const syncs = () => vi.mocked(fetch).mock.calls.map(([address]) => address);

describe('a borrower who does nothing', () => {
  test('is asked a minute before the end, stays with one tap, is asked again two hours later, and stays with Escape', async () => {
    const { page, background, messages, went, pass } = await arrive('/enter-name');
    await pass(2 * hour - 60_000);
    const dialog = page.getByRole('alertdialog', { name: 'Do you want to stay logged in?' });
    await expect.element(dialog).toMatchTextContent(/60 seconds/);
    expect(await faults()).toEqual([]);
    // A redirect below the dialog does not close it, not even for a moment.
    background.onNavigated('/my-loan');
    expect(messages.store.state.warning).toBeDefined();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await pass(2 * hour - 60_000);
    await expect.element(dialog).toMatchTextContent(/60 seconds/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await pass(60_000);
    expect(went).toEqual([]);
  });

  test('sees how many seconds are left, on a translated page too, which screen readers announce at 30 and at 10', async () => {
    const { page, pass } = await arrive('/enter-name');
    await pass(2 * hour - 60_000);
    const dialog = page.getByRole('alertdialog', { name: 'Do you want to stay logged in?' });
    translatePage(dialog.element());
    for (const [passed, shown, announced] of [
      [20_000, /in 40 seconds/, /^$/],
      [11_000, /in 29 seconds/, /in 30 seconds/],
      [28_000, /in 1 second\./, /in 10 seconds/],
    ] as const) {
      await pass(passed);
      await expect.element(dialog).toMatchTextContent(shown);
      await expect.element(dialog.getByRole('status')).toMatchTextContent(announced);
    }
  });

  test('sees the specified alert, is logged out, and nothing of the login is left', async () => {
    const { page, went, session, pass } = await arrive('/enter-name');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    await pass(2 * hour);
    // Other tabs show the alert, too.
    expect(write).toHaveBeenCalledWith('user-activity-logout', 'inactivity');
    await expect.element(page.getByRole('alertdialog', { name: inactivity })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Stay logged in' })).not.toBeInTheDocument();
    // An act while /logout loads does not end the login again.
    dispatchEvent(new Event('mousedown'));
    expect(went).toEqual(['/logout']);
    expect(localStorage.getItem('token')).toBeNull();
    expect(session.facts()).toMatchObject({ loggedIn: false, customerID: '' });
  });

  test.each([
    ['is not logged in', '/', ''],
    ['is on /logout', '/logout', 'a-token'],
  ])('is left alone who %s', async (_who, path, token) => {
    const { went, messages, pass } = await arrive(path, token);
    await pass(3 * hour);
    expect([went, messages.store.state]).toEqual([[], {}]);
  });

  test('is left alone in the viewer of another app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 13; Redmi 12; wv) Chrome/122.0',
    );
    const { went, pass } = await arrive('/enter-name');
    await pass(3 * hour);
    expect(went).toEqual([]);
  });

  test('is left alone on /auto-login, which may log in again and is no activity by itself', async () => {
    const lastVisit = String(Date.now() - 3 * hour);
    const { went, pass } = await arrive('/auto-login');
    localStorage.setItem('user-activity-timestamp', lastVisit);
    await pass(1_000);
    expect([went, localStorage.getItem('user-activity-timestamp')]).toEqual([[], lastVisit]);
  });
});

describe('another tab', () => {
  const receive = (newValue: string) => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'user-activity-logout', newValue }));
  };

  test('that logs out ends this one, with no alert', async () => {
    const { went, messages } = await arrive('/home');
    receive('logout');
    expect(went).toEqual(['/logout']);
    expect(messages.store.state.popup).toBeUndefined();
  });

  test('that logs out closes an open popup, which may be about the borrower', async () => {
    const { went, messages } = await arrive('/home');
    const closed = messages.show({ kind: 'popup', tone: 'danger', message: 'This PAN is taken' });
    receive('logout');
    expect(await closed).toBe(false);
    expect([went, messages.store.state.popup]).toEqual([['/logout'], undefined]);
  });

  test('that ended for inactivity shows its alert here, too', async () => {
    const { went, messages } = await arrive('/home');
    receive('inactivity');
    expect(went).toEqual(['/logout']);
    expect(messages.store.state.popup?.message).toEqual(msg(inactivity));
  });

  test('changes nothing after this one has logged out', async () => {
    const { went, background } = await arrive('/home');
    background.onNavigated('/logout');
    receive('logout');
    expect(went).toEqual([]);
  });
});

test.each([
  ['fetched ahead', false],
  ['not fetched ahead', true],
])('the code of the next screens is %s where saving data is %s', async (_what, saveData) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { fetchJourney, pass } = await arrive('/home');
  await pass(3_000);
  // After a frame of the browser, which on a busy machine may come later than the clock says.
  await expect.poll(() => fetchJourney.mock.calls.length).toBe(saveData ? 0 : 1);
});

test('the code of the next screens is fetched ahead in Safari, which has no idle callbacks', async () => {
  const idle = Object.getOwnPropertyDescriptor(globalThis, 'requestIdleCallback') ?? expect.unreachable();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  onTestFinished(() => void Object.defineProperty(globalThis, 'requestIdleCallback', idle));
  const { fetchJourney } = await arrive('/home');
  await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetchJourney).toHaveBeenCalledOnce();
});

test('each screen, each tap on a button with an event, and the web vitals of the visit are reported', async () => {
  const { session, background } = await arrive('/my-loan');
  const { getByRole } = await render(<Button data-event="log_out_clk">Log out</Button>);
  await getByRole('button', { name: 'Log out' }).click();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const sent = vi.mocked(navigator.sendBeacon).mock.calls.map(([, body]) => JSON.parse(String(body)));
  for (const report of [{ event: 'route_change', path: '/my-loan' }, { event: 'log_out_clk' }, { event: 'web_vitals' }])
    expect(sent).toContainEqual(expect.objectContaining(report));
  session.patch({ repeatCustomer: true });
  background.screenFailed('app');
  expect(vi.mocked(navigator.sendBeacon).mock.lastCall?.[1]).toMatch(/"journey":"one_page"/);
});

test('the affiliate pixel has the click id with which the borrower came', async () => {
  const { background } = await arrive('/my-loan');
  const setAddress = vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => {});
  localStorage.setItem('clickId', 'c-9');
  background.report([{ goal: 'Lead' }]);
  expect(setAddress).toHaveBeenCalledExactlyOnceWith('/sandbox/pixel?click_id=c-9&goal_name=Lead');
});

describe('the device sync', () => {
  test('runs at a start while logged in, and not again on the next screen', async () => {
    const { background } = await arrive('/home', 'a-token', 0);
    background.onNavigated('/my-loan');
    await expect.poll(syncs).toEqual(['/sync/api/sync_web']);
  });

  test('waits for the login, and for the customer id, which a link does not bring', async () => {
    const { background, session } = await arrive('/', '', 0);
    session.patch({ customerID: '' });
    localStorage.setItem('token', 'a-token');
    background.onNavigated('/login');
    session.patch({ customerID: '70012' });
    background.onNavigated('/home');
    const customers = () => vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)).user_id);
    await expect.poll(customers).toEqual(['70012']);
  });
});
