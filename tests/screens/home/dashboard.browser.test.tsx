import { expect, test } from 'vitest';
import { dashboardCall } from '#contract/login.ts';
import { homeAfterMs } from '#engine/delays.ts';
import { Dashboard } from '#screens/home/dashboard/dashboard.tsx';
import { createFakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

function openScreen(server = createFakeServer()) {
  return stage({ screen: Dashboard, at: '/dashboard', server });
}

test('shows the progress of the application, and goes home after three seconds', async () => {
  const server = createFakeServer();
  server.answers(dashboardCall, { status: 1, step: { current_route: '/loan-purpose' }, lead: { status: 'Active' } });
  const { path, pass, getByText, getByRole } = await openScreen(server);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Taking you home');
  await expect.element(getByText('You are 60% done. Next: What is the loan for?')).toBeVisible();
  expect(path()).toBe('/dashboard');
  await pass(homeAfterMs);
  await expect.poll(path).toBe('/home');
});

test('goes home all the same when nothing could be read', async () => {
  const server = createFakeServer();
  server.drops(dashboardCall);
  const { path, pass } = await openScreen(server);
  await pass(homeAfterMs);
  await expect.poll(path).toBe('/home');
});

test('opens the loan approval of a loan that was just approved, and stays there', async () => {
  const server = createFakeServer();
  server.answers(dashboardCall, { status: 1, lead: { leadID: 1, status: 'Approved Process' } });
  const { path, pass, session } = await openScreen(server);
  await expect.poll(path).toBe('/loan-approval');
  expect(session.facts().isLoanApproved).toBe(true);
  await pass(homeAfterMs);
  expect(path()).toBe('/loan-approval');
});
