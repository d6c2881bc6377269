import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageArea } from '#app/message-area.tsx';
import { MessageHost } from '#app/message-host.tsx';
import { createMessages } from '#app/messages.ts';
import { msg } from '#languages/message.ts';
import { type ScreenServices, ServicesProvider } from '#screen/services.ts';
import { slowClock } from '#tests/screens/slow-clock.ts';
import { settings } from '#tests/screens/stage.tsx';
import { UiProvider } from '#ui/ui-state.tsx';
import { allowMotion } from '../allow-motion.ts';

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The message area, whose code fails to load once with each of these failures, and then loads. */
async function show(...failures: (typeof failed)[]) {
  const messages = createMessages();
  const fetch = vi.fn(async () => MessageHost);
  for (const failure of failures) fetch.mockImplementationOnce(failure);
  const page = await render(
    <UiProvider>
      <ServicesProvider value={{ settings } as unknown as ScreenServices}>
        <MessageArea messages={messages} fetch={fetch} />
      </ServicesProvider>
    </UiProvider>,
  );
  return { page, messages, fetch };
}

const popup = (message: string) => ({ kind: 'popup', tone: 'danger', message }) as const;

test('without its code, a popup is an alert of the browser, whose OK counts, but opens no next step; the next one fetches the code again', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { page, messages, fetch } = await show(failed, failed);
  expect(await messages.show({ ...popup('Please complete the previous step first.'), isOptional: true })).toBe(false);
  expect(await messages.show(popup('The account is not valid'))).toBe(true);
  expect(alert).toHaveBeenLastCalledWith('The account is not valid');

  void messages.show(popup('second'));
  await expect.element(page.getByRole('alertdialog', { name: 'second' })).toBeVisible();
  expect([fetch.mock.calls.length, alert.mock.calls.length]).toEqual([3, 2]);
});

test('a popup keeps its text while it fades out', async () => {
  await allowMotion();
  const { page, messages } = await show();
  void messages.show(popup('The account is not valid'));
  const dialog = page.getByRole('alertdialog', { name: 'The account is not valid' });
  await expect.element(dialog).toBeVisible();
  const layer = dialog.element();
  messages.closePopup();
  await expect.poll(() => layer.getAttribute('data-state')).toBe('closed');
  expect(layer.textContent).toContain('The account is not valid');
  await expect.poll(() => layer.isConnected).toBe(false);
});

test.each([
  ['OK', false],
  ['Go to your next step', true],
])('of a popup that offers the next step, %s closes it; what follows is run: %s', async (name, follows) => {
  const { page, messages } = await show();
  const offer = { button: msg('Go to your next step'), isOptional: true } as const;
  const closed = messages.show({ ...popup('Please complete the previous step first.'), ...offer });
  await page.getByRole('button', { name }).click();
  expect(await closed).toBe(follows);
});

test('Escape closes a popup as OK does', async () => {
  const { page, messages } = await show();
  const closed = messages.show(popup('The account is not valid'));
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await closed).toBe(true);
});

test('a popup about an Aadhaar number of another account shows its mobile number, and where to write', async () => {
  const { page, messages } = await show();
  const details = [{ label: msg('Mobile number'), value: '98XXXXXX10' }];
  void messages.show({ ...popup('This Aadhaar number is taken'), details, disputeEmail: true });
  const link = page.getByRole('link', { name: settings.supportEmail });
  await expect.element(link).toHaveAttribute('href', `mailto:${settings.supportEmail}`);
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription(`Mobile number 98XXXXXX10 If this is a mistake, write to ${settings.supportEmail}`);
});

test('a popup that closes by itself stays under the pointer', async () => {
  const pass = slowClock(() => false);
  const { page, messages } = await show();
  void messages.show({ ...popup('The account is not valid'), forMs: 2_000 });
  const dialog = page.getByRole('alertdialog');
  await userEvent.hover(dialog);
  await pass(3_000);
  await expect.element(dialog).toBeVisible();
  await userEvent.hover(page.baseElement, { position: { x: 1, y: 1 }, force: true });
  await pass(2_000);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a toast that repeats the one before is announced again, and the pointer on it holds it', async () => {
  const pass = slowClock(() => false);
  const { page, messages } = await show();
  const toast = (forMs: number) =>
    ({ kind: 'toast', tone: 'warning', message: 'Please enter aadhaar otp', forMs }) as const;
  void messages.show(toast(60_000));
  const shown = page.getByRole('alert');
  await userEvent.hover(shown);
  const first = shown.element();

  let hasLeft = false;
  void messages.show(toast(500)).then(() => {
    hasLeft = true;
  });
  await expect.poll(() => first.isConnected).toBe(false);
  // Of what appears under a pointer that rests, Chromium often sends no event.
  await userEvent.hover(shown, { position: { x: 9, y: 9 } });
  await pass(1_000);
  expect(hasLeft).toBe(false);
  await userEvent.unhover(shown);
  await pass(500);
  expect(hasLeft).toBe(true);
});

test('a toast that was held by the pointer on a dialog leaves once the dialog is closed', async () => {
  const pass = slowClock(() => false);
  const { page, messages } = await show();
  void messages.show({ kind: 'toast', tone: 'warning', message: 'Please enter aadhaar otp', forMs: 60_000 });
  void messages.show(popup('The session is over.'));
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await pass(60_000);
  expect(messages.store.state.toast).toBeUndefined();
});
