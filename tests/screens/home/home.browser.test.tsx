import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { aadhaarPanReverify, mismatchClick, rekycMessages } from '#contract/kyc.ts';
import { dashboardCall, nextStepCall } from '#contract/login.ts';
import type { RouteState } from '#engine/outcome.ts';
import type { Script } from '../fake-server.ts';
import { settings, stage } from '../stage.tsx';

type Answer = z.input<typeof dashboardCall.answer>;

const applying: Answer = {
  status: 1,
  step: { current_route: '/loan-purpose' },
  lead: { leadID: 48213, status: 'Active' },
  showButton: true,
  buttonEnable: true,
  data: { customer_details: { name: 'Meera Rani Joshi' } },
};

const repaying: Answer = {
  ...applying,
  lead: { leadID: 48213, status: 'Disbursed' },
  productId: 2,
  loanDetails: {
    totalAmount: 50000,
    processingAmount: 1500,
    finalAmount: 48230,
    repayDate: '2026-03-13',
    repayAmount: 51479,
  },
};

const openScreen = (answer: Answer, script?: Script, routeState: RouteState = {}) =>
  stage({
    at: '/home',
    routeState,
    facts: { loggedIn: true },
    script(server) {
      server.answers(dashboardCall, answer);
      script?.(server);
    },
  });

test('greets by the first and second part of the name', async () => {
  const { getByRole } = await openScreen(applying);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Hi, Meera Rani');
});

test('greets by the stored name where the answer has none', async () => {
  const { getByRole, session } = await openScreen({ ...applying, data: null });
  session.patch({ userName: 'Meera Joshi' });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Hi, Meera Joshi');
});

test('an answer without any of its fields is no dashboard: Try again reads it once more', async () => {
  const { getByRole, server } = await openScreen({ data: null });
  await getByRole('button', { name: 'OK' }).click();
  server.answers(dashboardCall, applying);
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
});

describe('the get-cash card', () => {
  test('shows how far the borrower is and what comes next', async () => {
    const { getByText, getByRole, server } = await openScreen(applying);
    await expect.element(getByText('You are 60% done. Next: What is the loan for?')).toBeVisible();
    await expect
      .element(getByRole('progressbar', { name: 'Application progress' }))
      .toHaveAttribute('aria-valuenow', '60');
    await expect.element(getByRole('heading', { name: 'Get cash up to ₹2 lakh' })).toBeVisible();
    const parts = getByRole('listitem').elements();
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Done: PAN and AadhaarVerified',
      '2Loan, work and homeWhat is the loan for?',
      '3Selfie and bank account',
      '4Money in your bank',
    ]);
    expect(server.sentTo(dashboardCall)[0]?.body).toEqual({
      appVersion: '28.2',
      residenceAddress: 'NA',
      state: 'NA',
      city: 'NA',
      pincode: 'NA',
    });
  });

  test.for([
    ['/enter-aadhar', 'You are 40% done. Next: Verify your Aadhaar.', 'PAN and Aadhaar'],
    ['/finbox?url=x', 'You are 60% done. Next: Connect your bank statement.', 'Loan, work and home'],
    ['/emandate', 'You are 80% done. Next: Set up your e-mandate.', 'Selfie and bank account'],
  ])('shows the progress and the part of the journey at %s', async ([current_route = '', words = '', part = '']) => {
    const { getByText, container } = await openScreen({ ...applying, step: { current_route } });
    await expect.element(getByText(words)).toBeVisible();
    expect(container.querySelector('[aria-current=step]')?.textContent).toContain(part);
  });

  test('does not show progress for an application that is over', async () => {
    const { getByRole, getByText } = await openScreen({
      ...applying,
      lead: { status: 'Closed' },
      showButton: 'Apply again',
    });
    await expect.element(getByRole('button', { name: 'Apply again' })).toBeVisible();
    await expect.element(getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(getByText('Your steps')).not.toBeInTheDocument();
  });
});

test('shows that nothing has changed if the answer to Continue has no next step', async () => {
  const { getByRole, messages, path, pass } = await openScreen(applying, (api) =>
    api.answers(nextStepCall, { data: { step: null } }),
  );
  await getByRole('button', { name: 'Continue' }).click();
  await pass(100);
  await expect.poll(path).toBe('/dashboard');
  await expect
    .poll(() => messages.store.state.pageMessage)
    .toEqual({ text: 'Nothing has changed yet. Please try again in a moment.' });
});

test('Continue can be tapped again where its answer came after a tap on Home, but not before the answer', async () => {
  const stallNext: Script = (api) => {
    api.leadsTo('/enter-name');
    api.stalls(nextStepCall);
  };
  // By the back arrow of another screen: the tap on Home adds a history entry, and the answer belongs to the one before.
  const { getByRole, path, pass, server } = await openScreen(applying, stallNext, { isBack: true });
  const button = getByRole('button', { name: /^(Continue|Please wait)$/ });
  await button.click();
  await expect.poll(() => server.sentTo(nextStepCall)).toHaveLength(1);
  await getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => server.sentTo(dashboardCall)).toHaveLength(2);
  await button.click();
  server.resumes(nextStepCall);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(server.sentTo(nextStepCall)).toHaveLength(1);
  await button.click();
  await pass(100);
  await expect.poll(path).toBe('/enter-name');
});

test('an answer that came while the borrower was elsewhere is shown when they return, and changes nothing', async () => {
  const another = { ...applying, lead: { leadID: 48299, status: 'Active' } };
  const { getByRole, goTo, pass, server, session } = await openScreen(another, (api) => api.stalls(dashboardCall));
  await expect.poll(() => server.sentTo(dashboardCall)).toHaveLength(1);
  await goTo('/my-loan');
  server.resumes(dashboardCall);
  await pass(100);
  server.stalls(dashboardCall);
  await goTo('/home');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Hi, Meera Rani');
  await pass(100);
  expect(session.facts().leadID).toBe(48213);
  server.resumes(dashboardCall);
  await expect.poll(() => session.facts().leadID).toBe(48299);
});

test('Repay Loan can be tapped again after a tap on Home, which keeps the focus, while the payment page was loading', async () => {
  const { getByRole, left, pass, server } = await openScreen(repaying);
  await getByRole('button', { name: 'Repay Loan' }).click();
  await expect.poll(() => left).toHaveLength(1);
  await getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => server.sentTo(dashboardCall)).toHaveLength(2);
  await pass(100);
  await expect.element(getByRole('link', { name: 'Home' })).toHaveFocus();
  await getByRole('button', { name: 'Repay Loan' }).click();
  await expect.poll(() => left).toHaveLength(2);
});

describe('the card of a PAN and Aadhaar that are not linked', () => {
  const unlinked = { ...applying, isKycFailure: true };

  test('announces that it reads its messages, and does not move what is below it when they come', async () => {
    const { getByRole, getByText, server } = await openScreen(unlinked, (api) => {
      api.answers(rekycMessages);
      api.stalls(rekycMessages);
    });
    await expect.element(getByRole('status').getByText('Reading what is missing')).toBeInTheDocument();
    const stepsTop = () => getByText('Your steps').element().getBoundingClientRect().top;
    const before = stepsTop();
    server.resumes(rekycMessages);
    await expect.element(getByText('Your PAN is not linked with your Aadhaar.')).toBeVisible();
    expect(stepsTop()).toBe(before);
  });

  test('starts one of its two actions at a time', async () => {
    const { getByRole, pass, server } = await openScreen(unlinked, (api) => {
      api.answers(rekycMessages);
      for (const call of [aadhaarPanReverify, mismatchClick]) api.answers(call);
      api.stalls(aadhaarPanReverify);
    });
    await getByRole('button', { name: 'I have linked, verify again' }).click();
    await expect.poll(() => server.sentTo(aadhaarPanReverify)).toHaveLength(1);
    await getByRole('button', { name: 'Link PAN with Aadhaar' }).click();
    await pass(100);
    expect(server.sentTo(mismatchClick)).toHaveLength(0);
  });

  test.for([
    ['an answer', 'Link them first.'],
    ['a failure', 'We could not read what is missing.'],
  ])('reads its messages again when the borrower returns after %s', async ([reply, shown = '']) => {
    const { getByText, getByRole, server, goTo, pass } = await openScreen(unlinked, (api) =>
      reply === 'an answer'
        ? api.answers(rekycMessages, { data: { msg1: shown, isLinkedDone: false } })
        : api.refuses(rekycMessages, 418, ''),
    );
    await expect.element(getByText(shown)).toBeVisible();
    await goTo('/contact-us');
    await pass(0);
    server.answers(rekycMessages, { data: { msg1: 'Linked. Verify now.', isLinkedDone: true } });
    await goTo('/home');
    await expect.element(getByText('Linked. Verify now.')).toBeVisible();
    await expect.element(getByRole('heading', { name: 'Verify your PAN and Aadhaar again' })).toBeVisible();
    await expect.element(getByRole('button', { name: 'Link PAN with Aadhaar' })).not.toBeInTheDocument();
  });
});

test('the button has the label of the answer, and is disabled if the answer disables it', async () => {
  const { getByRole } = await openScreen({ ...applying, showButton: 'See my offer', buttonEnable: false });
  await expect.element(getByRole('button', { name: 'See my offer' })).toBeDisabled();
});

describe('the repayment card', () => {
  test('shows the amount of an EMI as one EMI, and not as the whole loan', async () => {
    const { getByText, container } = await openScreen({ ...repaying, productId: 1, noOfEMIs: 3 });
    await expect.element(getByText('Next EMI')).toBeVisible();
    await expect.element(getByText('This is one EMI, not your whole loan.')).toBeVisible();
    expect(container.textContent).not.toContain('Amount to repay');
    expect(container.textContent).toContain('Loan typeEMINumber of EMIs3');
  });

  test('of an overdue loan shows this, when it was due, and the message of the server', async () => {
    const message = 'Please pay today to avoid a charge.';
    const { getByText } = await openScreen({ ...repaying, isLoanOverDue: true, dashboard_message1: message });
    for (const words of ['Overdue', 'Was due on 13 Mar 2026', message])
      await expect.element(getByText(words)).toBeVisible();
  });

  test('shows what is due and when, and the fee with GST, and opens the payment page in the same tab', async () => {
    const { container, getByText, getByRole, left } = await openScreen(repaying);
    await expect.element(getByText('₹51,479')).toBeVisible();
    await expect.element(getByText('Due on 13 Mar 2026')).toBeVisible();
    await expect.element(getByText('Disbursed')).toBeVisible();
    const rows = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Loan amount₹50,000', 'Processing fee + GST₹1,770', 'Paid to you₹48,230', 'Loan typePayday']);
    await getByRole('button', { name: 'Repay Loan' }).click();
    await expect.poll(() => left).toEqual([settings.repaymentUrl]);
  });
});

test.for([
  ['Active', 'stalls'],
  ['Active', 'drops'],
  ['Disbursed', 'stalls'],
] as const)(
  'does not open the step of an earlier answer (%s), which may be done, where a new one %s, but requests the next step',
  async ([status, happens]) => {
    const step = { current_route: '/enter-aadhar' };
    const atAadhaar = { ...applying, step, lead: { leadID: 48213, status }, showButton: 'Continue' };
    const { getByRole, goTo, path, server, pass } = await openScreen(atAadhaar);
    await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
    server.leadsTo('/enter-name');
    server[happens](dashboardCall);
    await goTo('/my-loan');
    await goTo('/home');
    // The popup of the lost connection closes by itself.
    await pass(2_000);
    await getByRole('button', { name: 'Continue' }).click();
    await expect.poll(path).toBe('/enter-name');
  },
);
