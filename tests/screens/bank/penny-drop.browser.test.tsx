import { expect, test } from 'vitest';
import { pennyDrop, pennyFlow, setEmandate } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { pennyDropEveryMs, pennyPopupForMs } from '#engine/delays.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import { doubleText } from '../../large-text.ts';
import type { Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const created = { data: { pennyStatus: 'created', metaData: { url: 'https://pay.example/penny/91' } } };

/** Presses Continue with an existing e-mandate, so that the penny flow decides. The penny drop waits unless a test scripts it. */
async function start(flow: string, script?: Script) {
  const screen = await stage({
    at: '/emandate',
    facts: { accountId: 'acc_19', productId: 2 },
    leadsTo: '/bank-list',
    script(server) {
      server.answers(setEmandate, { message: 'Already Emandate' });
      server.answers(pennyFlow, { data: { flow } });
      server.answers(pennyDrop, created);
      script?.(server);
    },
  });
  const continueButton = screen.getByRole('button', { name: 'Continue' });
  await continueButton.click();
  const questions = () => screen.server.sentTo(pennyDrop).length;
  return { ...screen, continueButton, drawer: screen.getByRole('dialog'), questions };
}

test('if the next step after a completed penny drop is lost, the drawer hides after 4 s, and Continue requests only the step', async () => {
  const { questions, pass, server, path, drawer, continueButton } = await start('forward', (api) => {
    api.answers(pennyDrop, { data: { pennyStatus: 'completed' } });
    api.drops(nextStepCall);
  });
  await expect.poll(() => server.sentTo(nextStepCall)).toHaveLength(1);
  await pass(3_500);
  await expect.element(drawer).toHaveAttribute('data-state', 'open');
  await pass(500);
  await expect.element(drawer).not.toBeInTheDocument();
  server.leadsTo('/bank-list');
  await continueButton.click();
  await expect.poll(path).toBe('/bank-list');
  expect([questions(), server.sentTo(setEmandate).length]).toEqual([1, 1]);
});

test('the drawing of the drawer is whole in text of twice the size: the drawer scrolls as a whole', async () => {
  await resizeWindow(320, 500);
  doubleText();
  const { drawer } = await start('forward');
  await expect.element(drawer).toBeVisible();
  for (const { scrollHeight, clientHeight } of drawer.element().children) expect(clientHeight).toBe(scrollHeight);
});

test('a payment page that the browser blocks is opened by a link: in the drawer, and on the page below once it closes', async () => {
  const href = 'https://pay.example/blocked';
  const { continueButton, drawer, getByRole, pass, server } = await start('reverse', (api) =>
    api.answers(pennyDrop, { data: { pennyStatus: 'created', metaData: { url: href } } }),
  );
  const links = () => getByRole('link', { name: 'Open the payment page' });
  await expect.element(continueButton).toBeEnabled();
  await continueButton.click();
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('Your browser did not open the payment page.');
  expect(drawer.getByRole('link').element()).toMatchObject({ href, target: '_blank' });
  server.answers(pennyDrop, { data: { pennyStatus: 'incomplete', metaData: { flow: 'reverse' } } });
  await pass(pennyDropEveryMs + pennyPopupForMs);
  await expect.element(drawer).not.toBeInTheDocument();
  expect(links().element()).toMatchObject({ href, target: '_blank' });
});

test('the heading of the reverse penny drop takes the focus, its texts are the specified ones, and its back arrow leads to the first view, after the e-mandate', async () => {
  const { container, getByRole, getByText, messages } = await start('reverse');
  await expect.element(getByRole('heading', { name: 'Please pay Rs1 to verify your bank account' })).toHaveFocus();
  for (const words of [
    'Penny Drop',
    'Please complete your reverse Penny process for loan disbursal.',
    'Rs1 will be returned to your account within 24-48 hours.',
  ])
    await expect.element(getByText(words)).toBeVisible();
  messages.showPageMessage('The payment is not complete.');
  await getByRole('button', { name: 'Back' }).click();
  await expect.element(getByRole('heading', { name: "We need to check if it's you" })).toHaveFocus();
  expect(container.querySelector('[aria-current=step]')?.textContent).toContain('Check your account');
  expect(messages.store.state.pageMessage).toBeUndefined();
});
