import { useIsFetching } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { approvalView, onePage } from '#contract/application.ts';
import { bankAccounts, keyFactStatement } from '#contract/bank.ts';
import { aadhaarStatus, rekycMessages } from '#contract/kyc.ts';
import { dashboardCall } from '#contract/login.ts';
import { PanNotLinked } from '#screens/kyc/pan-not-linked/pan-not-linked.tsx';
import { stage } from './stage.tsx';

/** The screens that show only data that they read: the call, and the text where it fails. */
const screens = [
  ['/confirm-details', onePage, 'We could not read your details.'],
  ['/loan-approval', approvalView, 'We could not read your loan amounts.'],
  ['/pan-not-linked', rekycMessages, 'We could not read what is missing.'],
  ['/term-condition', keyFactStatement, 'We could not read your Key Fact Statement.'],
] as const;

describe.each(screens)('%s', (at, call, failure) => {
  test('shows one note if its read fails: the message of the server, until the next try', async () => {
    const { getByRole, getByText, container, server } = await stage({
      at,
      facts: { leadID: 48213 },
      script(api) {
        api.answers(approvalView);
        api.answers(dashboardCall);
        api.refuses(call, 404, 'Your application is being looked at.');
      },
    });
    const notes = () =>
      Array.from(container.querySelectorAll('[data-tone="danger"]'), ({ textContent }) => textContent);
    await expect.element(getByText(failure)).toBeVisible();
    await getByRole('button', { name: 'OK' }).click();
    await expect.poll(notes).toEqual(['Your application is being looked at.']);
    server.answers(call, call.example.answer as never);
    await getByRole('button', { name: 'Try again' }).click();
    await expect.poll(notes).toEqual([]);
  });
});

test('a read with a statusCode that is only logged shows only the note of its screen', async () => {
  const { container, getByText } = await stage({
    at: '/loan-approval',
    facts: { leadID: 48213 },
    script(api) {
      api.answers(dashboardCall);
      api.refuses(approvalView, 418, '');
    },
  });
  await expect.element(getByText('We could not read your loan amounts.')).toBeVisible();
  expect(container.querySelectorAll('[data-tone="danger"]')).toHaveLength(1);
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

test.for([
  ['/bank-list', bankAccounts],
  ['/enter-aadhar', aadhaarStatus],
  ['/pan-not-linked', rekycMessages],
] as const)('the line about safe data on %s does not move when the data is read', async ([at, call]) => {
  let answer = () => {};
  const { container, getByText, pass } = await stage({
    at,
    facts: { leadID: 48213 },
    script(api) {
      api.answers(call);
      answer = api.stalls(call);
    },
  });
  const line = getByText('Your data is safe with us');
  await expect.element(line).toBeVisible();
  expect(container.querySelector('[role="status"]')).not.toBeNull();
  const before = line.element().getBoundingClientRect().top;
  answer();
  await pass(5_000);
  await expect.poll(() => container.querySelector('[aria-busy="true"]')).toBeNull();
  expect(line.element().getBoundingClientRect().top).toBe(before);
});
