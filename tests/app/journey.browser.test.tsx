import { QueryClientProvider } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Journey, JourneyRoute } from '#app/journey.ts';
import { createJourney } from '#app/journey.ts';
import type { AppServices } from '#app/run-outcome.ts';
import { bankListAtLeastMs } from '#engine/delays.ts';
import type { Outcome } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import { type ScreenServices, ServicesProvider } from '#screen/services.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { accountsRead } from '#screens/bank/bank-list/flow.ts';
import { bankList } from '#screens/bank/bank-list/screen.ts';
import { settings } from '#tests/screens/stage.tsx';
import { openTab } from '#tests/session/open-tab.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** The bank list shows its accounts after 5 s. */
const pass = () => vi.advanceTimersByTimeAsync(bankListAtLeastMs);

function createServices() {
  const session = openTab();
  session.patch({ leadID: 7 });
  const account = { accountID: 'acc_1', bank: 'State Bank', status: 'Verified' };
  const send = vi.fn(async () => ({ kind: 'answered', statusCode: 200, message: '', body: { data: [account] } }));
  const run = vi.fn(async (_outcome: Outcome<unknown>) => 'stayed' as const);
  // The journey uses nothing else of the app.
  const services = {
    session,
    send,
    settings,
    runner: run,
    isRoute,
    handledReplies: new WeakSet(),
    now: () => Date.now(),
  } as unknown as AppServices & ScreenServices;
  return { services, send, run, journey: createJourney(services) };
}

function redirectOf(journey: Journey, route: JourneyRoute) {
  try {
    journey.guard(route);
    return undefined;
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options.to : thrown;
  }
}

test('only the open screens open without a token; every other one leads to /logout', () => {
  const { journey } = createServices();
  for (const route of ['/enter-otp', '/login', '/logout', '/auto-login', '/contact-us'] as const) {
    expect(redirectOf(journey, route)).toBeUndefined();
  }
  for (const route of ['/home', '/gender', '/bank-list', '/dashboard'] as const) {
    expect(redirectOf(journey, route)).toBe('/logout');
  }
  localStorage.setItem('token', 'a-token');
  expect(redirectOf(journey, '/home')).toBeUndefined();
});

function Accounts() {
  const { body, reading } = useScreenRead(bankList.reads.accounts, accountsRead);
  return <p>{reading ? 'Reading' : `${body?.data.length ?? 0} accounts`}</p>;
}

const show = ({ services, journey }: ReturnType<typeof createServices>) =>
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={journey.queries}>
        <Accounts />
      </QueryClientProvider>
    </ServicesProvider>,
  );

test('what a screen reads is asked for by its route, once, before the screen is drawn', async () => {
  const app = createServices();
  app.journey.startReads('/bank-list');
  expect(app.send).toHaveBeenCalledOnce();
  const page = await show(app);
  await pass();
  await expect.element(page.getByText('1 accounts')).toBeVisible();
  expect(app.send).toHaveBeenCalledOnce();
  expect(app.run).toHaveBeenCalledOnce();
});

test('an answer is executed once: what is cached is displayed and changes nothing', async () => {
  const app = createServices();
  app.journey.startReads('/bank-list');
  const page = await show(app);
  await pass();
  await expect.element(page.getByText('1 accounts')).toBeVisible();
  await page.unmount();
  const again = await show(app);
  await expect.element(again.getByText('1 accounts')).toBeVisible();
  expect(app.run).toHaveBeenCalledOnce();
  app.journey.startReads('/bank-list');
  await pass();
  await expect.poll(() => app.run.mock.calls.length).toBe(2);
});
