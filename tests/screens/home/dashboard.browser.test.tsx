import { expect, test } from 'vitest';
import { dashboardCall } from '#contract/login.ts';
import type { Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const openScreen = (script: Script) => stage({ at: '/dashboard', script });

test('shows the progress of the application without moving the spinner, and goes home after three seconds', async () => {
  const { container, path, pass, getByText, getByRole, server } = await openScreen((api) => {
    api.answers(dashboardCall, { status: 1, step: { current_route: '/loan-purpose' }, lead: { status: 'Active' } });
    api.stalls(dashboardCall);
  });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Taking you home');
  const spinner = () => container.querySelector('[aria-busy] > span')?.getBoundingClientRect().top;
  const before = spinner();
  expect(before).toBeGreaterThan(0);
  server.resumes(dashboardCall);
  await expect.element(getByText('You are 60% done. Next: What is the loan for?')).toBeVisible();
  expect(spinner()).toBe(before);
  await pass(2_000);
  expect(path()).toBe('/dashboard');
  await pass(1_000);
  await expect.poll(path).toBe('/home');
});

test('shows the message, and no progress of an application, while a loan is repaid', async () => {
  const { getByText, container } = await openScreen((api) =>
    api.answers(dashboardCall, {
      status: 1,
      step: { current_route: '/selfie-verification' },
      lead: { leadID: 1, status: 'Disbursed' },
      dashboard_message1: '₹51,479 is due on 14 Jan 2027.',
    }),
  );
  await expect.element(getByText('₹51,479 is due on 14 Jan 2027.')).toBeVisible();
  expect(container.textContent).not.toContain('done');
});

test('opened again, does not name the step that was next before, while it reads which is next now, or could not', async () => {
  const { container, getByRole, getByText, goTo, pass, server } = await openScreen((api) =>
    api.answers(dashboardCall, { status: 1, step: { current_route: '/loan-purpose' }, lead: { status: 'Active' } }),
  );
  await expect.element(getByText('You are 60% done. Next: What is the loan for?')).toBeVisible();
  await goTo('/my-loan');
  server.answers(dashboardCall, {
    status: 1,
    step: { current_route: '/selfie-verification' },
    lead: { status: 'Active' },
  });
  server.stalls(dashboardCall);
  await goTo('/dashboard');
  await expect.element(getByRole('heading', { name: 'Taking you home' })).toBeVisible();
  expect(container.textContent).not.toContain('What is the loan for?');
  server.resumes(dashboardCall);
  await expect.element(getByText('You are 80% done. Next: Take a selfie.')).toBeVisible();
  await goTo('/my-loan');
  server.drops(dashboardCall);
  await goTo('/dashboard');
  await pass(1_000);
  expect(container.textContent).not.toContain('Next:');
});

test('goes home even if nothing could be read', async () => {
  const { path, pass } = await openScreen((api) => api.drops(dashboardCall));
  await pass(3_000);
  await expect.poll(path).toBe('/home');
});

test('opens a new approval at once, although the way home would be due a moment later', async () => {
  const { path, pass, server, session } = await openScreen((api) => {
    api.answers(dashboardCall, { status: 1, lead: { leadID: 48213, status: 'Approved Process' } });
    api.stalls(dashboardCall);
  });
  await pass(2_950);
  server.resumes(dashboardCall);
  await expect.poll(() => session.facts().isLoanApproved).toBe(true);
  await pass(100);
  expect(path()).toBe('/loan-approval');
});

test('before its turn, the popup leads to the next step, and nothing else: there is nothing to stay for', async () => {
  const { getByRole } = await openScreen((api) => api.refuses(dashboardCall, 428, 'Not yet'));
  await expect.element(getByRole('alertdialog').getByRole('button')).toHaveTextContent('Go to your next step');
});
