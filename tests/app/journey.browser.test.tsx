import { useQuery } from '@tanstack/react-query';
import { isRedirect, RouterProvider } from '@tanstack/react-router';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createJourney, type JourneyRoute } from '#app/journey.ts';
import { inactivityAlert } from '#app/messages.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { accountsRead } from '#screens/bank/bank-list/flow.ts';
import { bankList } from '#screens/bank/bank-list/screen.ts';
import { storeLogin } from '#session/login.ts';
import { clearLogin } from '#session/logout.ts';
import { createAppStage } from '#tests/screens/app-stage.tsx';
import { slowClock } from '#tests/screens/slow-clock.ts';
import { settings } from '#tests/screens/stage.tsx';
import { openTab } from '#tests/session/open-tab.ts';

function Accounts() {
  const { body } = useScreenRead(bankList.reads.accounts, accountsRead);
  return <p>{body ? `${body.data.length} accounts` : 'Reading'}</p>;
}

/** The app at /home. Every other screen shows the accounts of the server; the route of /bank-list reads them. */
function start() {
  const account = { accountID: 'acc_1', bank: 'State Bank', status: 'Verified' };
  const send = vi.fn(async () => ({ kind: 'answered', statusCode: 200, message: '', body: { data: [account] } }));
  const onOutcome = vi.fn();
  const { router, services } = createAppStage({
    settings,
    at: '/home',
    // Only the accounts are requested.
    replace: () => ({ send: send as never, onOutcome }),
    draw: (path, journey) => ({
      component: path === '/home' ? () => <h1>{path}</h1> : Accounts,
      ...(path === '/bank-list' && { loader: () => journey.startReads(path) }),
    }),
  });
  services.session.patch({ leadID: 7 });
  return { router, services, send, onOutcome };
}

test('only the open screens open without a token; every other one leads to /logout', () => {
  const { services } = start();
  const journey = createJourney(services);
  const redirectOf = (route: JourneyRoute) => {
    try {
      return journey.guard(route);
    } catch (thrown) {
      return isRedirect(thrown) ? thrown.options.to : thrown;
    }
  };
  for (const route of ['/enter-otp', '/login', '/logout', '/auto-login', '/contact-us'] as const) {
    expect(redirectOf(route)).toBeUndefined();
  }
  for (const route of ['/home', '/enter-name', '/bank-list', '/dashboard'] as const) {
    expect(redirectOf(route)).toBe('/logout');
  }
  storeLogin(services.session, { token: 'a-token', facts: { customerID: '70012' } });
  expect(redirectOf('/home')).toBeUndefined();
  // The browser restores this page after another borrower has logged in.
  storeLogin(openTab(), { token: 'another', facts: { customerID: '70044' } });
  expect(redirectOf('/enter-name')).toBe('/logout');
});

describe('a page that is opened after two hours without activity', () => {
  const open = (route: JourneyRoute, idleMs = settings.inactivityTimeoutMs) => {
    const { services } = start();
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('user-activity-timestamp', String(Date.now() - idleMs));
    const guard = () => createJourney(services).guard(route);
    return { guard, services };
  };

  test('ends the login before anything is read, with the specified alert', () => {
    const { guard, services } = open('/home');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    expect(guard).toThrow();
    // Other tabs show the alert, too.
    expect(write).toHaveBeenCalledWith('user-activity-logout', 'inactivity');
    expect([localStorage.getItem('token'), services.session.facts().leadID]).toEqual([null, null]);
    expect(services.messages.store.state.popup?.message).toEqual(inactivityAlert.message);
  });

  test('keeps the login on a page that needs none, because /auto-login may log in again', () => {
    expect(open('/auto-login').guard).not.toThrow();
    expect(localStorage.getItem('token')).toBe('a-token');
  });

  test('keeps the login before the two hours are over', () => {
    expect(open('/home', settings.inactivityTimeoutMs - 60_000).guard).not.toThrow();
  });

  test('keeps the login in the viewer of another app', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Chrome/122.0');
    expect(open('/home').guard).not.toThrow();
  });
});

test.for([
  ['/salary-date', []],
  ['/enter-address', ['/selfie-verification']],
  ['/home', ['/home', '/my-loan', '/re-payment']],
] as const)(
  'the code of the screens that may follow %s, and of Contact us, is fetched ahead',
  async ([path, screens]) => {
    const journey = createJourney(start().services);
    await journey.fetchNear(path);
    expect([...journey.loaded.keys()].sort()).toEqual(['/contact-us', ...screens]);
  },
);

test('a route reads once, before its screen is drawn; a cached answer is not executed again', async () => {
  const pass = slowClock(() => false);
  const { router, services, send, onOutcome } = start();
  const page = await render(<RouterProvider router={router} />);
  const accounts = page.getByText('1 accounts');
  // The type of this router does not include its routes.
  await router.preloadRoute({ to: '/bank-list' as '/' });
  expect(send).toHaveBeenCalledOnce();
  await router.navigate({ to: '/bank-list' });
  await pass(5_000);
  await expect.element(accounts).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  expect(onOutcome).toHaveBeenCalledOnce();

  // A return to this tab reads nothing again, and a report of no network by the browser stops no read.
  for (const event of ['visibilitychange', 'offline']) dispatchEvent(new Event(event));
  onTestFinished(() => void dispatchEvent(new Event('online')));
  await pass(5_000);
  await router.navigate({ to: '/home' });
  // Longer than the query client keeps an answer by default.
  await pass(300_000);
  // Changes of the session that are no logout drop no answer.
  for (const change of [{ loggedIn: true }, { userName: 'Meera Joshi' }]) services.session.patch(change);
  await router.navigate({ to: '/my-loan' });
  await expect.element(accounts).toBeVisible();
  expect(onOutcome).toHaveBeenCalledOnce();
  await router.navigate({ to: '/bank-list' });
  await pass(5_000);
  await expect.poll(() => onOutcome.mock.calls.length).toBe(2);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a route reads again after the clock of the phone was put back', async () => {
  const pass = slowClock(() => false);
  const { router, send } = start();
  await render(<RouterProvider router={router} />);
  for (const reads of [1, 2]) {
    await router.navigate({ to: '/bank-list' as '/' });
    await pass(5_000);
    expect(send).toHaveBeenCalledTimes(reads);
    await router.navigate({ to: '/home' as '/' });
    vi.setSystemTime(Date.now() - 3_600_000);
  }
});

test('the next borrower sees nothing that was read for the previous one', async () => {
  const read = vi.fn(async () => `Loan of borrower ${read.mock.calls.length}`);
  function Loans() {
    const { data } = useQuery({ queryKey: ['loans'], queryFn: read, staleTime: Number.POSITIVE_INFINITY });
    return <h1>{data ?? 'Reading'}</h1>;
  }
  const { router, services } = createAppStage({
    settings,
    at: '/my-loan',
    draw: (path) => ({ component: path === '/my-loan' ? Loans : () => <h1>{path}</h1> }),
  });
  services.session.patch({ loggedIn: true });
  const page = await render(<RouterProvider router={router} />);
  const loans = (borrower: number) => page.getByRole('heading', { name: `Loan of borrower ${borrower}` });
  await expect.element(loans(1)).toBeVisible();

  await router.navigate({ to: '/logout' });
  await router.navigate({ to: '/my-loan' });
  await expect.element(loans(1)).toBeVisible();
  await router.navigate({ to: '/logout' });
  clearLogin(services.session);
  await router.navigate({ to: '/my-loan' });
  await expect.element(loans(2)).toBeVisible();
});
