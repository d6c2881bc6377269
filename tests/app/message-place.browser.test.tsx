import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MessageHost } from '#app/message-host.tsx';
import { MessagePlace } from '#app/message-place.tsx';
import { createMessages } from '#app/messages.ts';
import { SettingsProvider } from '#screen/settings-context.ts';
import { faults } from '#tests/screens/faults.ts';
import { settings } from '#tests/screens/stage.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The place of the messages, with the code that draws them failing as often as the test says. */
async function show(...failures: (typeof failed)[]) {
  const messages = createMessages();
  const fetch = vi.fn(async () => MessageHost);
  for (const failure of failures) fetch.mockImplementationOnce(failure);
  const page = await render(
    <UiProvider>
      <SettingsProvider value={settings}>
        <MessagePlace messages={messages} fetch={fetch} />
      </SettingsProvider>
    </UiProvider>,
  );
  return { page, messages, fetch };
}

const popup = (message: string) => ({ kind: 'popup', tone: 'danger', message }) as const;

test('a message whose code cannot be fetched is shown plainly, and waits for its OK', async () => {
  const { page, messages } = await show(failed);
  const closed = vi.fn();
  void messages.popup(popup('Aadhaar is not linked')).then(closed);
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('Aadhaar is not linked')).toBeVisible();
  expect(await faults()).toEqual([]);
  expect(closed).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the next message fetches the code again', async () => {
  const { page, messages, fetch } = await show(failed);
  void messages.popup(popup('first'));
  await page.getByRole('button', { name: 'OK' }).click();
  void messages.popup(popup('second'));
  await expect.element(page.getByRole('alertdialog', { name: 'second' })).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(page.getByRole('alertdialog').element().tagName).not.toBe('DIALOG');
});

test('a message whose code takes long is shown plainly meanwhile', async () => {
  const { page, messages } = await show(() => new Promise(() => {}));
  void messages.popup(popup('Please check what you have entered.'));
  await expect.element(page.getByRole('alertdialog', { name: 'Please check what you have entered.' })).toBeVisible();
});

test('the toast and the question before a logout are shown plainly, too', async () => {
  const { page, messages } = await show(failed);
  const stay = vi.fn(() => messages.warn(undefined));
  messages.warn({ leftMs: 60_000, stay });
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/we log you out in 60 seconds/);
  void messages.toast({ kind: 'toast', tone: 'err', message: 'Something went wrong!', forMs: 3_000 });
  await expect.element(page.getByText('Something went wrong!')).toBeVisible();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  expect(stay).toHaveBeenCalledOnce();
});
