import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { customerLoans, signedDocument } from '#contract/loans.ts';
import { dashboardCall } from '#contract/login.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import type { Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const [disbursed = {}] = customerLoans.example.answer.data;
/** §1 spells the types in small letters. */
const closed = {
  ...disbursed,
  loanNo: 'KDM0031907',
  leadID: 31907,
  loanAmtApproved: 120000,
  loanType: 'emi',
  status: 'Closed',
  disbursalDate: '2025-08-04',
  repayDate: '2025-11-02T00:00:00.000Z',
};
const emptyText = 'No loans found for the selected status';

async function openScreen(script?: Script, customerID = '70012') {
  const shown = await stage({
    at: '/my-loan',
    facts: { customerID, loggedIn: true },
    answered: [signedDocument],
    script(server) {
      server.answers(customerLoans, { success: true, data: [disbursed, closed] });
      script?.(server);
    },
  });
  return {
    ...shown,
    cards: shown.getByRole('article'),
    filter: shown.getByLabelText('Status'),
    letter: shown.getByRole('button', { name: 'View Sanction Letter' }),
    noc: shown.getByRole('button', { name: 'Download NOC' }),
    tryAgain: shown.getByRole('button', { name: 'Try again' }),
  };
}

describe('the list', () => {
  test('shows the number, status, amount, type and dates of each loan', async () => {
    const { cards, getByRole, server } = await openScreen();
    await expect.element(cards.nth(1)).toBeVisible();
    const texts = cards
      .elements()
      .map((card) => [...card.querySelectorAll('h2, span, dd')].map((one) => one.textContent));
    expect(texts[0]).toEqual(
      expect.arrayContaining(['KDM0048213', 'Disbursed', '₹50,000', 'Payday', '12 Jan 2026', '13 Mar 2026']),
    );
    expect(texts[1]).toEqual(
      expect.arrayContaining(['KDM0031907', 'Closed', '₹1,20,000', 'EMI', '4 Aug 2025', '2 Nov 2025']),
    );
    expect(
      [...document.querySelectorAll('article:first-of-type dt')].slice(0, 4).map((one) => one.textContent),
    ).toEqual(['Amount', 'Loan Type', 'Loan Disbursement Date', 'Repayment Date']);
    expect(server.sentTo(customerLoans)[0]?.path).toBe('/api/customers/70012/customer-loans');
    await expect.element(getByRole('heading', { level: 1, name: 'My Loans' })).toHaveFocus();
    await expect.element(getByRole('navigation', { name: 'Main' }).getByText('My Loans')).toBeVisible();
  });

  test('takes zeros for no amount of the approval, and for no date', async () => {
    const none = '0000-00-00 00:00:00';
    const { cards } = await openScreen((api) =>
      api.answers(customerLoans, {
        data: [{ ...disbursed, loanAmtApproved: 0, disbursalDate: '0000-00-00', repayDate: none }],
      }),
    );
    await expect.element(cards).toMatchTextContent(/₹48,230.*Disbursement Date–Repayment Date–/);
  });

  test('gives each status the specified style of its badge', async () => {
    const statuses = ['Active', 'Disbursed', 'Part Payment', 'Closed', 'Settlement', 'Unknown to the app'];
    const { cards, container } = await openScreen((api) =>
      api.answers(customerLoans, { data: statuses.map((status, leadID) => ({ leadID, status })) }),
    );
    await expect.element(cards.nth(5)).toMatchTextContent(/Unknown to the app/);
    const tones = Array.from(container.querySelectorAll<HTMLElement>('article [data-tone]'), (one) => one.dataset.tone);
    expect(tones).toEqual(['accent', 'accent', 'warning', 'neutral', 'neutral', 'neutral']);
  });

  test('breaks a date that is wider than its card', async () => {
    await resizeWindow(320, 640);
    const { cards, getByText } = await openScreen((api) =>
      api.answers(customerLoans, { data: [{ ...closed, repayDate: 'x'.repeat(200) }] }),
    );
    await expect.element(cards).toBeVisible();
    // The browser does not lay out the content of a card far from the window, except to measure one of its elements.
    const date = getByText(/^x+$/).element().getBoundingClientRect();
    expect(date.right).toBeLessThanOrEqual(cards.element().getBoundingClientRect().right);
  });

  test('shows loans without a lead or a number, but without their documents, and leaves out an entry that is no loan', async () => {
    // A type that the app does not know is shown as it was sent.
    const other = { disbursalAmount: 48230, loanType: 'Gold' };
    const { cards, letter } = await openScreen((api) =>
      // Undefined becomes null in JSON.
      api.answers(customerLoans, {
        data: [undefined, closed, { loanNo: 'K2', leadID: null, status: 'Closed' }, {}, other],
      }),
    );
    await expect.element(cards.nth(3)).toBeVisible();
    await expect.element(cards.nth(1)).toMatchTextContent(/K2.*Closed(.*–){4}/);
    await expect.element(cards.nth(3)).toMatchTextContent(/Amount₹48,230.*Gold/);
    expect(letter.elements()).toHaveLength(1);
  });

  test('filters by status, two loans with the same number too, and shows a text if no loan has the status', async () => {
    const twin = { ...closed, leadID: 31908, status: 'Disbursed' };
    const { cards, filter, getByRole } = await openScreen((api) =>
      api.answers(customerLoans, { data: [disbursed, closed, twin] }),
    );
    await expect.element(cards.nth(2)).toBeVisible();
    const options = [...filter.element().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual(['All Loans', 'Closed', 'Settlement', 'Disbursed', 'Part Payment']);
    for (const [status, count, announced] of [
      ['Disbursed', 2, '2 loans'],
      ['Closed', 1, '1 loan'],
      ['Settlement', 0, emptyText],
      ['All Loans', 3, '3 loans'],
    ] as const) {
      await filter.selectOptions(status);
      await expect.poll(() => cards.elements().length, { message: status }).toBe(count);
      await expect.element(getByRole('status').getByText(announced, { exact: true })).toBeInTheDocument();
    }
  });

  test('does not show that it is empty while it is read', async () => {
    const { getByText, server } = await openScreen((api) => {
      api.answers(customerLoans, { success: true, data: null });
      api.stalls(customerLoans);
    });
    await expect.element(getByText('Reading your loans')).toBeInTheDocument();
    expect(getByText(emptyText).elements()).toEqual([]);
    server.resumes(customerLoans);
    await expect.element(getByText(emptyText)).toBeVisible();
  });

  test('does not show that it is old while it is read again on a tap', async () => {
    const { cards, getByText, goTo, server, tryAgain } = await openScreen();
    await expect.element(cards.first()).toBeVisible();
    server.refuses(customerLoans, 418, '');
    await goTo('/my-loan');
    const old = getByText(/This is what we read before\.$/);
    await expect.element(old).toBeVisible();
    server.stalls(customerLoans);
    await tryAgain.click();
    await expect.element(old).not.toBeInTheDocument();
    await expect.element(cards.first()).toBeVisible();
    server.resumes(customerLoans);
    await expect.element(old).toBeVisible();
  });
});

describe('after a login by link, which gives no customer id', () => {
  const withCustomer = { status: 1, data: { customer_details: { name: 'Meera Joshi', customerID: '70012' } } };

  test('reads the dashboard for the customer id, then the loans', async () => {
    const { cards, server, session } = await openScreen((api) => api.answers(dashboardCall, withCustomer), '');
    await expect.element(cards.first()).toMatchTextContent(/KDM0048213/);
    expect(server.sentTo(customerLoans).map(({ path }) => path)).toEqual(['/api/customers/70012/customer-loans']);
    expect(session.facts().customerID).toBe('70012');
  });

  test('does not take the focus when the loans come', async () => {
    const { cards, getByRole, server } = await openScreen((api) => {
      api.answers(dashboardCall, withCustomer);
      api.stalls(customerLoans);
    }, '');
    await expect.poll(() => server.sentTo(customerLoans)).toHaveLength(1);
    const heading = getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveFocus();
    // As by a tap on the page.
    heading.element().blur();
    server.resumes(customerLoans);
    await expect.element(cards.first()).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('shows that the loans could not be loaded where the dashboard gives none either, and reads it again', async () => {
    const unknown = { status: 1, data: { customer_details: { name: 'Meera Joshi' } } };
    const { cards, getByText, server, tryAgain } = await openScreen((api) => api.answers(dashboardCall, unknown), '');
    await expect.element(getByText('We could not load your loans.')).toBeVisible();
    server.answers(dashboardCall, withCustomer);
    await tryAgain.click();
    await expect.element(cards.first()).toMatchTextContent(/KDM0048213/);
  });
});

describe('the documents', () => {
  test('disables the NOC button during the download, and then enables it, with the focus', async () => {
    const { noc, getByRole, opened, server } = await openScreen();
    server.stalls(signedDocument);
    await noc.click();
    const downloading = getByRole('button', { name: 'Downloading...' });
    await expect.element(downloading).toBeDisabled();
    await expect.element(getByRole('status').getByText('Downloading...')).toBeInTheDocument();
    server.resumes(signedDocument);
    await expect.element(noc).toBeEnabled();
    await expect.element(noc).toHaveFocus();
    expect(opened).toHaveLength(1);
    expect(server.sentTo(signedDocument)[0]?.query).toMatchObject({ leadID: '31907', type: 'Noc' });
  });

  test('leave the focus where the borrower has moved it while the NOC was fetched', async () => {
    const { noc, getByRole, server } = await openScreen();
    server.stalls(signedDocument);
    await noc.click();
    await expect.element(getByRole('button', { name: 'Downloading...' })).toBeDisabled();
    await userEvent.tab();
    const other = document.activeElement;
    expect(other).not.toBe(document.body);
    server.resumes(signedDocument);
    await expect.element(noc).toBeEnabled();
    expect(document.activeElement).toBe(other);
  });

  test('enables the NOC button after an error', async () => {
    const { noc, getByRole, opened, server } = await openScreen();
    server.refuses(signedDocument, 404, 'The NOC document is not available yet.');
    await noc.click();
    await expect.element(getByRole('alertdialog')).toMatchTextContent(/The NOC document is not available yet/);
    await userEvent.click(getByRole('button', { name: 'OK' }));
    await expect.element(noc).toHaveFocus();
    expect(opened).toEqual([]);
  });

  test('are opened by a link where the browser blocks the tab, until the next tap', async () => {
    const { letter, getByRole, server } = await openScreen();
    const href = 'https://documents.example/blocked';
    server.answers(signedDocument, { success: true, data: { signUrl: href } });
    await letter.nth(1).click();
    const link = getByRole('alert').getByRole('link', { name: 'Open the document' });
    await expect.element(link).toBeInViewport({ ratio: 1 });
    expect(link.element()).toMatchObject({ href, target: '_blank', rel: 'noreferrer' });
    await expect.element(getByRole('alert')).toMatchTextContent(/^Your browser did not open the new tab\./);
    server.answers(signedDocument);
    await letter.nth(1).click();
    await expect.element(link).not.toBeInTheDocument();
  });

  test('are busy, and leave the focus alone where the sanction letter was pressed without it, as in Safari', async () => {
    const { letter, noc, opened, getByRole, server } = await openScreen();
    await expect.element(noc).toBeVisible();
    const heading = getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveFocus();
    heading.element().blur();
    server.stalls(signedDocument);
    letter
      .nth(1)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(getByRole('button', { name: 'Please wait' })).toBeVisible();
    server.resumes(signedDocument);
    await expect.poll(() => opened).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });

  test('are described by the number of their loan, because their names are the same for each', async () => {
    const { letter, noc } = await openScreen();
    await expect.element(letter.nth(0)).toHaveAccessibleDescription('KDM0048213');
    await expect.element(letter.nth(1)).toHaveAccessibleDescription('KDM0031907');
    await expect.element(noc).toHaveAccessibleDescription('KDM0031907');
  });

  test('are not announced by themselves when the list appears', async () => {
    const { noc } = await openScreen();
    await expect.element(noc).toBeVisible();
    expect(noc.element().closest('[aria-live], [role=status]')).toBeNull();
  });
});
