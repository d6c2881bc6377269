import type { ReactNode } from 'react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { feedbackCall } from '#contract/loans.ts';
import { dashboardCall } from '#contract/login.ts';
import { Home } from '#screens/home/home/home.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { createFakeServer } from '../fake-server.ts';
import { faults } from '../faults.ts';
import { stage } from '../stage.tsx';

const title = 'How was your experience?';

function HomeAfterAnError() {
  const [open, setOpen] = useState(true);
  const ok = <Button onClick={() => setOpen(false)}>OK</Button>;
  return (
    <>
      <Home />
      <Dialog open={open} role="alertdialog" tone="danger" title="Internal Server Error" actions={ok} />
    </>
  );
}

interface Arrival {
  readonly isFeedbackRequired?: boolean;
  readonly status?: string;
  readonly leadID?: number | null;
  readonly stored?: object;
  readonly screen?: () => ReactNode;
}

async function arrive({
  isFeedbackRequired = true,
  status = 'DISBURSED',
  leadID = 48213,
  stored = {},
  screen = Home,
}: Arrival = {}) {
  const server = createFakeServer();
  server.answers(dashboardCall, { status: 1, isFeedbackRequired, lead: { leadID, status }, showButton: true });
  server.answers(feedbackCall);
  const shown = await stage({ screen, at: '/home', facts: { customerID: '70012' }, stored, server });
  await expect.poll(() => shown.container.querySelector('main[aria-busy]')).toBeNull();
  return shown;
}

describe('the feedback drawer', () => {
  test('sends the stars that were chosen, and says thanks', async () => {
    const { getByRole, getByText, server } = await arrive();
    await expect.element(getByRole('dialog', { name: title })).toBeVisible();
    expect(await faults()).toEqual([]);
    await getByRole('radio', { name: '4 of 5' }).click();
    await getByRole('button', { name: 'Send' }).click();
    await expect.element(getByText('Thank you for telling us.')).toBeVisible();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    expect(server.sentTo(feedbackCall).map(({ body }) => body)).toEqual([
      { leadID: 48213, customerID: '70012', rating: 4, comment: '' },
    ]);
  });

  test('sends a comment, and reports one of more than 1,000 characters instead of cutting it', async () => {
    const { getByRole, server } = await arrive();
    await getByRole('radio', { name: '5 of 5' }).click();
    const comment = getByRole('textbox', { name: 'Comment' });
    await comment.fill('😀'.repeat(1001));
    await expect.element(getByRole('dialog')).toMatchTextContent(/at most 1,000 characters\. Your comment has 1,001\./);
    expect(await faults()).toEqual([]);
    await getByRole('button', { name: 'Send' }).click();
    await expect.element(comment).toHaveFocus();
    expect(server.sentTo(feedbackCall)).toEqual([]);
    await comment.fill(` ${'😀'.repeat(1000)} `);
    await getByRole('button', { name: 'Send' }).click();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    expect(server.sentTo(feedbackCall)[0]?.body).toMatchObject({ comment: '😀'.repeat(1000) });
  });

  test('stays away where the dashboard names no lead to speak of', async () => {
    const { getByRole } = await arrive({ leadID: null });
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });

  test('does not come over an error that is still being told', async () => {
    const { getByRole } = await arrive({ screen: HomeAfterAnError });
    await expect.element(getByRole('dialog', { name: title })).not.toBeInTheDocument();
    await getByRole('button', { name: 'OK' }).click();
    await expect.element(getByRole('dialog', { name: title })).toBeVisible();
  });

  test('asks for stars before it sends anything', async () => {
    const { getByRole, getByText, server } = await arrive();
    await getByRole('button', { name: 'Send' }).click();
    await expect.element(getByText('Please choose a rating')).toBeVisible();
    expect(server.sentTo(feedbackCall)).toEqual([]);
  });

  test('comes once a day for each customer', async () => {
    const first = await arrive({ stored: { feedbackDrawerLastShownDate: '{"555":"2026-01-01"}' } });
    await first.getByRole('button', { name: 'Not now' }).click();
    await first.unmount();
    const shown = JSON.parse(localStorage.getItem('feedbackDrawerLastShownDate') ?? '');
    expect(Object.keys(shown)).toEqual(['555', '70012']);
    const second = await arrive();
    await expect.element(second.getByRole('dialog')).not.toBeInTheDocument();
    await second.unmount();
    await arrive({ stored: { feedbackDrawerLastShownDate: JSON.stringify({ 70012: '2026-01-01' }) } });
    await expect.element(second.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('counts the days as India does, whatever the time zone of the phone', async () => {
    const first = await arrive();
    await first.getByRole('button', { name: 'Not now' }).click();
    const { 70012: day } = JSON.parse(localStorage.getItem('feedbackDrawerLastShownDate') ?? '');
    expect(day).toBe(new Date(Date.now() + 19_800_000).toISOString().slice(0, 10));
  });

  test.for([{ isFeedbackRequired: false }, { status: 'Part Payment' }, { status: 'Active' }])(
    'stays away for %j',
    async (answer) => {
      const { getByRole } = await arrive(answer);
      await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
