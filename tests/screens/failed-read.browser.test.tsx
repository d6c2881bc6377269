import { useIsFetching } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createJourneyEntries } from '#app/journey-entries.ts';
import { approvalView, onePage } from '#contract/application.ts';
import { bankAccounts, keyFactStatement } from '#contract/bank.ts';
import type { Call } from '#contract/call.ts';
import { aadhaarStatus, rekycMessages } from '#contract/kyc.ts';
import { customerLoans } from '#contract/loans.ts';
import { dashboardCall, nextStepCall } from '#contract/login.ts';
import { bankListAtLeastMs } from '#engine/delays.ts';
import { PanNotLinked } from '#screens/kyc/pan-not-linked/pan-not-linked.tsx';
import type { Script } from './fake-server.ts';
import { stage } from './stage.tsx';

const repaying = { status: 1, lead: { leadID: 48213, status: 'Disbursed' }, loanDetails: { repayAmount: 51479 } };

/** The screens that show what they read: the call, the note if it fails, and what a later answer shows. */
const screens = [
  ['/confirm-details', onePage, 'We could not read your details.', 'Vanya Textiles'],
  ['/loan-approval', approvalView, 'We could not read your loan amounts.', 'to your bank account'],
  ['/pan-not-linked', rekycMessages, 'We could not read what is missing.', 'I have linked, verify again'],
  ['/term-condition', keyFactStatement, 'We could not read your Key Fact Statement.', 'Print'],
  ['/home', dashboardCall, /^We could not read where your application stands\..*kept\.$/, '₹51,479'],
  ['/my-loan', customerLoans, 'We could not load your loans.', 'KDM0048213'],
  ['/re-payment', customerLoans, 'We could not load your loans.', '₹51,479'],
  ['/re-payment', dashboardCall, 'We could not read this amount.', '₹51,479'],
] as const;

const answerOf = (call: Call) => (call === dashboardCall ? repaying : call.example.answer) as never;

/** Opens a screen whose reads are answered, or as the script says. */
const open = (at: (typeof screens)[number][0] | '/bank-list', script: Script = () => {}) =>
  stage({
    at,
    journey: createJourneyEntries(''),
    facts: { customerID: '70012' },
    script(api) {
      for (const [, call] of screens) api.answers(call, answerOf(call));
      script(api);
    },
  });

test.for(screens)(
  '%s shows one note, and no skeleton, if its read fails, and no note while it reads again on a tap',
  async ([at, call, failure, shown]) => {
    const { getByRole, getByText, container, server } = await open(at, (api) => api.refuses(call, 418, ''));
    await expect.element(getByText(failure)).toBeVisible();
    const note = getByText(failure).element();
    const notes = Array.from(container.querySelectorAll('[data-tone="danger"]'));
    expect(notes.filter((other) => !other.contains(note))).toEqual([]);
    await expect.element(getByText(shown)).not.toBeInTheDocument();
    expect(container.querySelector('[aria-busy]')).toBeNull();
    server.answers(call, answerOf(call));
    server.stalls(call);
    await getByRole('button', { name: 'Try again' }).click();
    await expect.element(getByText(failure)).not.toBeInTheDocument();
    server.resumes(call);
    await expect.element(getByText(shown)).toBeVisible();
    await expect.poll(() => container.querySelector('[aria-busy]')).toBeNull();
  },
);

/** Screens that show what they have read before where a later read fails: other figures could be out of date. */
const keeping = screens.filter(([at]) => at !== '/loan-approval' && at !== '/pan-not-linked');

test.for(keeping)(
  '%s shows what it read before, marked as such, if a later read fails',
  async ([at, call, , shown]) => {
    const { getByText, goTo, server } = await open(at);
    await expect.element(getByText(shown)).toBeVisible();
    server.refuses(call, 418, '');
    await goTo(at);
    await expect.element(getByText(/This is what we read before\.$/)).toBeVisible();
    await expect.element(getByText(shown)).toBeVisible();
  },
);

test.for([...screens, ['/bank-list', bankAccounts]] as const)(
  '%s shows no failed read on the way to /logout, which opens at once',
  async ([at, call]) => {
    let failures = 0;
    const watch = new MutationObserver(() => {
      failures += document.querySelectorAll('[data-tone="danger"]').length;
    });
    watch.observe(document, { subtree: true, childList: true });
    const { path, pass } = await open(at, (api) => api.refuses(call, 401, ''));
    await pass(100);
    expect(path()).toBe('/logout');
    watch.disconnect();
    expect(failures).toBe(0);
  },
);

test('a later read on the same screen ends the session too, if the server no longer accepts the login', async () => {
  const { getByText, goTo, path, server } = await open('/my-loan');
  await expect.element(getByText('KDM0048213')).toBeVisible();
  server.refuses(customerLoans, 401, '');
  await goTo('/my-loan');
  await expect.poll(path).toBe('/logout');
});

test.for([
  ['/loan-approval', approvalView, 'main'],
  ['/home', dashboardCall, 'navigation'],
  ['/my-loan', customerLoans, 'navigation'],
  ['/bank-list', bankAccounts, 'main'],
] as const)(
  '%s shows the message of the server as the one note of a failed read, until the next try, above where to ask',
  async ([at, call, place]) => {
    const message = 'Your application is being looked at.';
    const { getByRole, container, pass, server } = await open(at, (api) => api.refuses(call, 404, message));
    const notes = () =>
      Array.from(container.querySelectorAll('[data-tone="danger"]'), ({ textContent }) => textContent);
    await pass(bankListAtLeastMs);
    await getByRole('button', { name: 'OK' }).click();
    const help = { name: /^(Contact us|Help)$/ };
    await expect.element(getByRole(place).getByRole('link', help)).toBeVisible();
    expect(getByRole('link', help).elements()).toHaveLength(1);
    await expect.poll(notes).toEqual([message]);
    server.answers(call, answerOf(call));
    await getByRole('button', { name: 'Try again' }).click();
    await expect.poll(notes).toEqual([]);
  },
);

test('a read that gets no answer again shows its popup again', async () => {
  const { getByRole, pass } = await stage({
    at: '/loan-approval',
    facts: { productId: 2 },
    script: (api) => api.drops(approvalView),
  });
  const popup = getByRole('alertdialog', { name: /^We could not reach the server/ });
  await expect.element(popup).toBeVisible();
  await pass(2_000);
  await expect.element(popup).not.toBeInTheDocument();
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(popup).toBeVisible();
});

test('/home announces that its card of re-KYC messages could not be read, and reads them again on a tap', async () => {
  const { getByRole, server } = await stage({
    at: '/home',
    facts: { customerID: '70012' },
    script(api) {
      api.answers(dashboardCall, { ...repaying, isKycFailure: true });
      api.refuses(rekycMessages, 418, 'A teapot');
    },
  });
  await expect.element(getByRole('alert')).toHaveTextContent('We could not read what is missing.');
  server.answers(rekycMessages);
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByRole('button', { name: 'I have linked, verify again' })).toBeVisible();
});

test('a read without a lead requests the next step instead; if that is the same screen, Try again reads for its lead', async () => {
  const { getByRole, pass } = await stage({
    at: '/bank-list',
    facts: { leadID: null },
    answered: [bankAccounts],
    script: (api) => api.answers(nextStepCall, { data: { leadID: 48213, step: { current_route: '/bank-list' } } }),
  });
  await pass(bankListAtLeastMs);
  await getByRole('button', { name: 'Try again' }).click();
  await pass(bankListAtLeastMs);
  await expect.element(getByRole('radio', { name: /Bharat National Bank/ })).toBeVisible();
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus();
});

test.for([200, 418])(
  'a read that ends with %i before the code of its screen has loaded is not sent again',
  async (code) => {
    const Late = () => (useIsFetching() > 0 ? null : <PanNotLinked />);
    const { server, getByRole } = await stage({
      at: '/pan-not-linked',
      screen: Late,
      script: (api) => (code === 200 ? api.answers(rekycMessages) : api.refuses(rekycMessages, code, '')),
    });
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
    expect(server.sentTo(rekycMessages)).toHaveLength(1);
  },
);

test('/term-condition reads the statement of the lead with which it opened, whichever an answer names meanwhile', async () => {
  const { getByRole, pass, server, session } = await stage({
    at: '/term-condition',
    facts: { productId: 2 },
    answered: [keyFactStatement, approvalView],
  });
  await expect.element(getByRole('button', { name: 'Print' })).toBeVisible();
  session.patch({ leadID: 48299 });
  await pass(1_000);
  expect(server.sentTo(keyFactStatement)).toHaveLength(1);
});

test.for([
  ['/bank-list', bankAccounts],
  ['/enter-aadhar', aadhaarStatus],
  ['/pan-not-linked', rekycMessages],
] as const)('the line about safe data on %s does not move when the data is read', async ([at, call]) => {
  const { container, getByText, pass, server } = await stage({
    at,
    answered: [call],
    script: (api) => api.stalls(call),
  });
  const line = getByText('Your data is safe with us');
  await expect.element(line).toBeVisible();
  expect(container.querySelector('[role="status"]')).not.toBeNull();
  const before = line.element().getBoundingClientRect().top;
  server.resumes(call);
  await pass(5_000);
  await expect.poll(() => container.querySelector('[aria-busy="true"]')).toBeNull();
  expect(line.element().getBoundingClientRect().top).toBe(before);
});
