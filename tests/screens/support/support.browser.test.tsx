import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createJourneyEntries } from '#app/journey-entries.ts';
import type { JourneyValue } from '#screen/journey-context.ts';
import { PageNotFound } from '#screens/support/page-not-found/page-not-found.tsx';
import { resizeWindow } from '#tests/resize-window.ts';
import { stage } from '../stage.tsx';

describe('/contact-us', () => {
  const openScreen = (loggedIn: boolean) =>
    stage({ at: '/contact-us', facts: { loggedIn }, stored: loggedIn ? {} : { token: '' } });

  test('has links to support and to the grievance officer, and no Log out without a login', async () => {
    const { getByRole, getByText } = await openScreen(false);
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Contact us');
    await expect.element(getByRole('heading', { level: 2, name: 'Grievance officer' })).toBeVisible();
    const phone = 'tel:+911800123456';
    const mail = 'mailto:help@kadam.example';
    for (const [name, href] of [
      [/Call us.*\+911800123456/, phone],
      [/Write to us.*help@kadam\.example/, mail],
      [/Call the grievance officer/, phone],
      [/Write to the grievance officer/, `${mail}?subject=For%20the%20grievance%20officer`],
    ] as const)
      await expect.element(getByRole('link', { name })).toHaveAttribute('href', href);
    await expect.element(getByText(/We will never ask for your OTP/)).toBeVisible();
    await expect.element(getByRole('link', { name: 'Log out' })).not.toBeInTheDocument();
    await expect.element(getByRole('navigation')).not.toBeInTheDocument();
  });

  test('ends with Log out, above the bottom navigation, for a logged-in borrower', async () => {
    const { getByRole, path } = await openScreen(true);
    const help = getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' });
    await expect.element(help).toHaveAttribute('aria-current', 'page');
    await getByRole('link', { name: 'Log out' }).click();
    await expect.poll(path).toBe('/logout');
  });

  test('has a link past its bar, which moves the focus and keeps the address', async () => {
    const { getByRole } = await openScreen(true);
    const { href } = location;
    // The heading takes the focus in the frame after the screen appeared.
    await expect.element(getByRole('heading', { level: 1 })).toHaveFocus();
    getByRole('link', { name: 'Skip to content' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('main')).toHaveFocus();
    expect(location.href).toBe(href);
  });

  test('leaves a click on a link to the browser where a key or the middle button opens it elsewhere', async () => {
    const { getByRole, path } = await openScreen(true);
    const link = getByRole('link', { name: 'Log out' });
    await expect.element(link).toBeVisible();
    const wasLeft: boolean[] = [];
    const record = (event: Event) => {
      wasLeft.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', record);
    onTestFinished(() => removeEventListener('click', record));
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    expect(wasLeft).toEqual([true, true, true, true, true]);
    expect(path()).toBe('/contact-us');
  });

  const journey = createJourneyEntries('');
  const skipped: JourneyValue = { ...journey, entry: (route) => ({ route, backInstead: '/company-name' }) };

  test.for([
    ['/company-name', '/company-name', journey],
    // Without a query, /finbox would open the page of the bank connection.
    ['/finbox', '/home', journey],
    ['/digilocker-verify', '/home', journey],
    // A step that is skipped by now leads to the one before.
    ['/industry', '/company-name', skipped],
  ] as const)('leads a borrower who came from %s back to %s', async ([back, route, journey]) => {
    const { getByRole, path } = await stage({
      at: '/contact-us',
      journey,
      routeState: { back },
      facts: { loggedIn: true },
    });
    await getByRole('button', { name: 'Back' }).click();
    await expect.poll(path).toBe(route);
  });

  test('keeps where it leads back to, for a reload, after a click on its own link beside the column on a computer', async () => {
    await resizeWindow(1280, 740);
    const { getByRole, pass, routeState } = await stage({ at: '/contact-us', routeState: { back: '/my-loan' } });
    await getByRole('link', { name: 'Contact us' }).click();
    await pass(100);
    expect(routeState().back).toBe('/my-loan');
  });
});

test.for([
  [true, '/home'],
  [false, '/'],
] as const)('page not found shows its texts and leads home, logged in %s to %s', async ([loggedIn, route]) => {
  const { getByRole, getByText, path } = await stage({ screen: PageNotFound, at: '/no-such', facts: { loggedIn } });
  for (const text of ['Ooops...', 'Page not found', "We couldn't find what you looking for."])
    await expect.element(getByText(text)).toBeVisible();
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.title).toBe('Page not found · Kadam');
  await getByRole('link', { name: 'Go to home' }).click();
  await expect.poll(path).toBe(route);
});
