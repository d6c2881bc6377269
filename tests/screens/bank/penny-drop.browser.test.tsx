import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pennyDrop, pennyFlow, setEmandate } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { Emandate } from '#screens/bank/emandate/emandate.tsx';
import type { FakeServer } from '../fake-server.ts';
import { createFakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const payAt = 'https://pay.example/penny/91';
const created = { data: { pennyStatus: 'created', metaData: { url: payAt } } };
const completed = { data: { pennyStatus: 'completed' } };
const minutes = 60_000;

/** Continue with an e-mandate that exists: the penny flow decides. The penny drop waits unless a test scripts more. */
async function start(flow: string, script: (server: FakeServer) => void = () => undefined) {
  const server = createFakeServer();
  server.answers(setEmandate, { message: 'Already Emandate' });
  server.answers(pennyFlow, { data: { flow } });
  server.answers(pennyDrop, created);
  server.answers(nextStepCall, { data: { step: { current_route: '/bank-list' } } });
  script(server);
  const facts = { leadID: 48213, accountId: 'acc_19', productId: 2 };
  const screen = await stage({ at: '/emandate', screen: Emandate, facts, server });
  const continueButton = screen.getByRole('button', { name: 'Continue' });
  await continueButton.click();
  const drawer = screen.getByRole('dialog');
  const questions = () => server.sentTo(pennyDrop).length;
  return { ...screen, continueButton, drawer, questions };
}

const startForward = async (script?: (server: FakeServer) => void) => {
  const screen = await start('forward', script);
  await expect.poll(screen.questions).toBe(1);
  return screen;
};

async function startReverse(script?: (server: FakeServer) => void) {
  const screen = await start('reverse', script);
  await expect
    .element(screen.getByRole('heading', { name: 'Please pay Rs1 to verify your bank account' }))
    .toBeVisible();
  return screen;
}

/** A hidden tab: its timers sleep, the time goes on. */
function hide() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  return (after: number) => {
    vi.setSystemTime(Date.now() + after);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

describe('the penny drop', () => {
  test('opens the drawer with its words at once, and asks for the right account', async () => {
    const { drawer, server } = await start('forward', (api) => void api.stalls(pennyDrop));
    await expect.element(drawer.getByRole('heading', { name: 'Just wait for a moment' })).toHaveFocus();
    await expect.element(drawer).toMatchTextContent(/Sending Rs 1 to your bank for verification/);
    await expect.poll(() => server.sentTo(pennyDrop)[0]?.body).toEqual({ accountId: 'acc_19', leadID: 48213 });
    expect(server.sentTo(pennyFlow)[0]?.query).toEqual({ leadId: '48213' });
  });

  test('created: opens the url in a new tab once, and asks again every 10 s', async () => {
    const { questions, pass, opened } = await startForward();
    await pass(9_000);
    expect(questions()).toBe(1);
    await pass(1_500);
    await expect.poll(questions).toBe(2);
    await pass(10_500);
    await expect.poll(questions).toBe(3);
    expect(opened).toEqual([payAt]);
  });

  test('completed, but the next step was lost: the drawer hides after 4 s, and Continue only asks for the next step', async () => {
    const { questions, pass, server, path, drawer, continueButton } = await startForward((api) => {
      api.answers(pennyDrop, completed);
      api.drops(nextStepCall);
    });
    await expect.poll(() => server.sentTo(nextStepCall)).toHaveLength(1);
    await pass(3_500);
    await expect.element(drawer).toHaveAttribute('data-state', 'open');
    await pass(500);
    await expect.element(drawer).not.toBeInTheDocument();
    server.answers(nextStepCall, { data: { step: { current_route: '/bank-list' } } });
    await continueButton.click();
    await expect.poll(path).toBe('/bank-list');
    expect([questions(), server.sentTo(setEmandate).length]).toEqual([1, 1]);
  });

  test('400 rejected: the message for 1.5 s, then /bank-list, and no more questions', async () => {
    const { questions, pass, getByRole, path } = await startForward((api) =>
      api.refuses(pennyDrop, 400, 'Your bank said no', { pennyStatus: 'rejected' }),
    );
    await expect.element(getByRole('alertdialog', { name: 'Your bank said no' })).toBeVisible();
    expect(path()).toBe('/emandate');
    await pass(1_600);
    await expect.poll(path).toBe('/bank-list');
    await pass(1 * minutes);
    expect(questions()).toBe(1);
  });

  test('a hidden tab catches up as soon as it is visible again, not before the 10 s', async () => {
    const { questions, pass, path, server } = await startForward();
    hide()(4_000);
    await pass(500);
    expect(questions()).toBe(1);
    server.answers(pennyDrop, completed);
    hide()(30_000);
    await expect.poll(questions).toBe(2);
    await expect.poll(path).toBe('/bank-list');
  });

  test('a blocked tab offers a link to tap', async () => {
    const url = `${payAt}/blocked`;
    const { drawer } = await start('forward', (api) =>
      api.answers(pennyDrop, { data: { pennyStatus: 'created', metaData: { url } } }),
    );
    const link = drawer.getByRole('link', { name: 'Open the payment page' });
    await expect.element(link).toHaveAttribute('href', url);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });
});

describe('the reverse penny drop', () => {
  test('Continue opens the payment page once, waits with other words, and goes on when it is paid', async () => {
    const { continueButton, drawer, opened, questions, pass, server, path } = await startReverse();
    expect(questions()).toBe(0);
    await continueButton.click();
    await expect.element(drawer).toMatchTextContent(/Please wait, we are verifying your bank account/);
    await expect.poll(() => opened).toEqual([payAt]);
    server.answers(pennyDrop, completed);
    await pass(10_500);
    await expect.poll(path).toBe('/bank-list');
    expect(opened).toHaveLength(1);
  });

  test('the back arrow leads to the first view', async () => {
    const { getByRole } = await startReverse();
    await getByRole('button', { name: 'Back' }).click();
    await expect.element(getByRole('heading', { name: "We need to check if it's you" })).toHaveFocus();
  });
});
