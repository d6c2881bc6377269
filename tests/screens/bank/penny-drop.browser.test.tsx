import { describe, expect, test } from 'vitest';
import { pennyDrop, pennyFlow, setEmandate } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { Emandate } from '#screens/bank/emandate/emandate.tsx';
import { createFakeServer, type FakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const payAt = 'https://pay.example/penny/91';
const created = { data: { pennyStatus: 'created', metaData: { url: payAt } } };
const completed = { data: { pennyStatus: 'completed' } };

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

describe('the penny drop', () => {
  test('opens the drawer with its words at once, and asks for the right account', async () => {
    const { drawer, server } = await start('forward', (api) => void api.stalls(pennyDrop));
    await expect.element(drawer.getByRole('heading', { name: 'Just wait for a moment' })).toHaveFocus();
    await expect.element(drawer).toMatchTextContent(/Sending Rs 1 to your bank for verification/);
    await expect.poll(() => server.sentTo(pennyDrop)[0]?.body).toEqual({ accountId: 'acc_19', leadID: 48213 });
    expect(server.sentTo(pennyFlow)[0]?.query).toEqual({ leadId: '48213' });
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
  test('the back arrow leads to the first view', async () => {
    const { getByRole } = await startReverse();
    await getByRole('button', { name: 'Back' }).click();
    await expect.element(getByRole('heading', { name: "We need to check if it's you" })).toHaveFocus();
  });
});
