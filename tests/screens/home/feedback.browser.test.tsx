import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { feedbackCall } from '#contract/loans.ts';
import { dashboardCall } from '#contract/login.ts';
import { indianDay } from '#engine/format.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import { allowMotion } from '../../allow-motion.ts';
import { stage } from '../stage.tsx';

const title = 'How was your experience?';

async function openScreen({
  script,
  ...arrival
}: Pick<Parameters<typeof stage>[0], 'script' | 'stored' | 'facts'> = {}) {
  const shown = await stage({
    at: '/home',
    facts: { customerID: '70012' },
    answered: [feedbackCall],
    script(server) {
      const lead = { leadID: 48213, status: 'DISBURSED' };
      const data = { customer_details: { customerID: '70012' } };
      server.answers(dashboardCall, { status: 1, isFeedbackRequired: true, lead, showButton: true, data });
      script?.(server);
    },
    ...arrival,
  });
  await expect.poll(() => shown.container.querySelector('main > [aria-busy]')).toBeNull();
  const send = () => shown.getByRole('button', { name: 'Send' }).click();
  async function rate(stars: number) {
    await shown.getByRole('radio', { name: `${stars} of 5` }).click();
    await send();
  }
  return { ...shown, send, rate };
}

describe('the feedback drawer', () => {
  test('sends the chosen stars, and shows thanks', async () => {
    const { getByRole, getByText, server, rate } = await openScreen();
    await expect.element(getByRole('dialog', { name: title })).toBeVisible();
    await rate(4);
    await expect.element(getByText('Thank you for telling us.')).toBeVisible();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    expect(server.sentTo(feedbackCall).map(({ body }) => body)).toEqual([
      { leadID: 48213, customerID: '70012', rating: 4, comment: '' },
    ]);
  });

  test('moves the focus to the stars as long as none is chosen, even in the low window above a keyboard', async () => {
    await resizeWindow(360, 380);
    const { getByRole, getByText, server, send } = await openScreen();
    await getByRole('textbox', { name: 'Comment' }).fill('All is well.');
    await send();
    await expect.element(getByRole('radio', { name: '1 of 5' })).toHaveFocus();
    await expect.element(getByText('Please choose a rating')).toBeInViewport();
    const stars = getByRole('group', { name: 'Rating' });
    await expect.element(stars).toHaveAccessibleDescription('Please choose a rating');
    expect(server.sentTo(feedbackCall)).toEqual([]);
    await getByRole('radio', { name: '3 of 5' }).click();
    await expect.element(getByText('Please choose a rating')).not.toBeInTheDocument();
  });

  test('reports a comment of more than 1,000 characters instead of cutting it, and sends nothing', async () => {
    const { getByRole, server, send } = await openScreen();
    await getByRole('radio', { name: '5 of 5' }).click();
    const comment = getByRole('textbox', { name: 'Comment' });
    await comment.fill('😀'.repeat(1001));
    await expect.element(getByRole('dialog')).toMatchTextContent(/at most 1,000 characters\. Your comment has 1,001\./);
    await send();
    await expect.element(comment).toHaveFocus();
    expect(server.sentTo(feedbackCall)).toEqual([]);
  });

  test('opens again with what was chosen and typed if the page was killed before it was sent', async () => {
    const killed = await openScreen();
    await killed.getByRole('radio', { name: '2 of 5' }).click();
    await killed.unmount();
    const again = await openScreen();
    await again.getByRole('textbox', { name: 'Comment' }).fill('The bank took long.');
    await again.unmount();
    const { getByRole, server, send } = await openScreen();
    await send();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    expect(server.sentTo(feedbackCall)[0]?.body).toMatchObject({ rating: 2, comment: 'The bank took long.' });
  });

  test('shows inside itself that it could not be sent, because it covers the message of the page', async () => {
    const { getByRole, server, rate } = await openScreen();
    server.refuses(feedbackCall, 409, 'Conflict');
    await rate(4);
    await expect.element(getByRole('dialog').getByText(/^That did not work\./)).toBeVisible();
  });

  test('stays open while it is sent, so that nothing is lost where no answer comes', async () => {
    const { getByRole, server, rate } = await openScreen();
    server.drops(feedbackCall);
    server.stalls(feedbackCall);
    await rate(2);
    // What is sent stays what is shown.
    await getByRole('radio', { name: '5 of 5' }).click();
    await userEvent.keyboard('{Tab}now');
    await getByRole('button', { name: 'Not now' }).click();
    server.resumes(feedbackCall);
    await expect.element(getByRole('alertdialog', { name: /could not reach the server/ })).toBeVisible();
    await getByRole('button', { name: 'OK' }).click();
    await expect.element(getByRole('radio', { name: '2 of 5' })).toBeChecked();
    await expect.element(getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  });

  test('does not open for an earlier answer of the dashboard, which is shown while it is read again', async () => {
    const { getByRole, server, goTo, pass, path } = await openScreen({
      stored: { feedbackDrawerLastShownDate: JSON.stringify({ '70012': indianDay(Date.now()) }) },
    });
    await expect.element(getByRole('button', { name: 'Repay Loan' })).toBeVisible();
    await goTo('/my-loan');
    vi.setSystemTime(Date.now() + 86_400_000);
    server.answers(dashboardCall, { status: 1, lead: { leadID: 48213, status: 'Disbursed' }, showButton: true });
    server.stalls(dashboardCall);
    await goTo('/home');
    await expect.poll(path).toBe('/home');
    await pass(1_000);
    expect(getByRole('dialog').query()).toBeNull();
    await expect.element(getByRole('button', { name: 'Repay Loan' })).toBeVisible();
  });

  test('does not open again at once where it is answered after midnight', async () => {
    const { getByRole, getByText, pass, rate } = await openScreen();
    await expect.element(getByRole('dialog', { name: title })).toBeVisible();
    vi.setSystemTime(Date.now() + 86_400_000);
    await rate(4);
    await expect.element(getByText('Thank you for telling us.')).toBeVisible();
    await pass(1_000);
    expect(getByRole('dialog').elements()).toEqual([]);
  });

  test('slides out', async () => {
    await allowMotion();
    const { getByRole } = await openScreen();
    await expect.element(getByRole('dialog', { name: title })).toBeVisible();
    const sheet = getByRole('dialog', { name: title }).element() as HTMLElement;
    const moved: string[] = [];
    sheet.addEventListener('animationend', ({ animationName }) => moved.push(animationName));
    await getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => sheet.isConnected).toBe(false);
    expect(moved.at(-1)).toMatch(/slide-out/);
  });

  test('does not open over an error message', async () => {
    const { getByRole, messages, pass, server } = await openScreen({ script: (api) => api.stalls(dashboardCall) });
    void messages.show({ kind: 'popup', tone: 'danger', message: 'Internal Server Error' });
    await expect.element(getByRole('alertdialog')).toBeVisible();
    server.resumes(dashboardCall);
    await pass(1_000);
    await expect.element(getByRole('dialog', { name: title })).not.toBeInTheDocument();
    await getByRole('button', { name: 'OK' }).click();
    await expect.element(getByRole('dialog', { name: title })).toBeVisible();
  });

  test('opens only once if only the dashboard has the customer id, too', async () => {
    const { getByRole, pass } = await openScreen({ facts: { customerID: '' } });
    await getByRole('button', { name: 'Not now' }).click();
    await pass(1_000);
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    expect(Object.keys(JSON.parse(localStorage.getItem('feedbackDrawerLastShownDate') ?? ''))).toEqual(['70012']);
  });

  test('opens once a day for each customer', async () => {
    const first = await openScreen({ stored: { feedbackDrawerLastShownDate: '{"555":"2026-01-01"}' } });
    await first.getByRole('textbox', { name: 'Comment' }).fill('Later.');
    await first.getByRole('button', { name: 'Not now' }).click();
    await first.unmount();
    const shown = JSON.parse(localStorage.getItem('feedbackDrawerLastShownDate') ?? '');
    expect(Object.keys(shown)).toEqual(['555', '70012']);
    const second = await openScreen();
    await second.pass(1_000);
    await expect.element(second.getByRole('dialog')).not.toBeInTheDocument();
    await second.unmount();
    await openScreen({ stored: { feedbackDrawerLastShownDate: JSON.stringify({ 70012: '2026-01-01' }) } });
    await expect.element(second.getByRole('dialog', { name: title })).toBeVisible();
  });
});
