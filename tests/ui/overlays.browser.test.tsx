import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Toast, ToastRegion } from '#ui/messages/toast.tsx';
import { UiProvider } from '#ui/ui-state.tsx';
import { allowMotion } from '../allow-motion.ts';
import { setAnimationSpeed } from '../animation-speed.ts';

const draw = (ui: ReactNode) => render(ui, { wrapper: UiProvider });

const Confirmation = ({ mustAnswer, onYes }: { mustAnswer?: true; onYes?: () => void }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const yes = () => {
    onYes?.();
    close();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Next</Button>
      <Sheet
        open={open}
        onClose={mustAnswer ? undefined : close}
        title="Is this you?"
        text="These details came with your PAN."
        actions={
          <>
            <Button onClick={close}>No</Button>
            <Button onClick={yes}>Yes</Button>
          </>
        }
      />
    </>
  );
};

const next = page.getByRole('button', { name: 'Next' });
const yes = page.getByRole('button', { name: 'Yes' });
const sheet = page.getByRole('dialog', { name: 'Is this you?' });
const focusOn = (locator: typeof next) => expect.poll(() => document.activeElement === locator.query()).toBe(true);
const gone = () => expect.poll(() => sheet.query()).toBe(null);

async function openSheet(props: Parameters<typeof Confirmation>[0] = {}) {
  await draw(<Confirmation {...props} />);
  await next.click();
}

test('a sheet is modal, focuses its heading, and returns the focus to its opener', async () => {
  await openSheet();
  await expect.element(sheet).toHaveAttribute('aria-modal', 'true');
  await expect.element(sheet).toHaveAccessibleDescription('These details came with your PAN.');
  await focusOn(page.getByRole('heading', { name: 'Is this you?' }));
  await userEvent.keyboard('{Escape}');
  await gone();
  await focusOn(next);
});

/** A phone whose Back closes the newest CloseWatcher. Returns the open watchers, and a function that presses Back. */
function stubBackButton() {
  const open = new Set<EventTarget>();
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super();
        open.add(this);
      }
      destroy() {
        open.delete(this);
      }
    },
  );
  const press = () => {
    const watcher = [...open].at(-1);
    if (watcher && open.delete(watcher)) watcher.dispatchEvent(new Event('close'));
  };
  return { open, press };
}

test('the Back button of the phone closes the sheet', async () => {
  const back = stubBackButton();
  await draw(<Confirmation />);
  expect(back.open.size).toBe(0);
  await next.click();
  await expect.element(sheet).toBeVisible();
  back.press();
  await gone();
  expect(back.open.size).toBe(0);
});

test('a sheet that stays open at one press of Back, because it is busy, can be closed by the next', async () => {
  const back = stubBackButton();
  const onClose = vi.fn();
  await draw(<Sheet open title="Busy" onClose={onClose} />);
  for (const times of [1, 2]) {
    back.press();
    expect(onClose).toHaveBeenCalledTimes(times);
  }
});

test('a sheet that must be answered ignores Escape and a tap outside, and keeps the focus', async () => {
  await openSheet({ mustAnswer: true });
  await userEvent.keyboard('{Escape}');
  await page.elementLocator(document.documentElement).click({ position: { x: 20, y: 20 }, force: true });
  await expect.element(sheet).toBeVisible();
  await focusOn(page.getByRole('heading', { name: 'Is this you?' }));
  await yes.click();
  await gone();
});

test('a second press on a button of a closing sheet does nothing', async () => {
  await allowMotion();
  const onYes = vi.fn();
  await openSheet({ onYes });
  const button = yes.element() as HTMLElement;
  // At once: a frame later, the browser itself ignores what is pressed in an inert layer.
  for (const _press of ['first', 'second']) {
    button.click();
    await Promise.resolve();
  }
  await gone();
  expect(button.isConnected).toBe(false);
  expect(onYes).toHaveBeenCalledOnce();
});

test.for([
  ['moving', allowMotion],
  ['at once, with reduced motion', async () => {}],
] as const)('a second tap on a button of a sheet that closes %s does not reach the page below', async ([, prepare]) => {
  await prepare();
  const at = (open: boolean) => (
    <>
      <Button style={{ position: 'fixed', inset: 0 }}>Next</Button>
      <Sheet open={open} title="Is this you?" />
    </>
  );
  const tapped = () => document.elementFromPoint(20, 20)?.closest('button');
  const screen = await draw(at(true));
  await setAnimationSpeed(0);
  await screen.rerender(at(false));
  expect(tapped()).toBe(null);
  await setAnimationSpeed(1);
  await expect.poll(() => tapped()?.textContent).toBe('Next');
});

test('a second tap on Next does not reach the sheet that opens over it', async () => {
  const at = (open: boolean) => <Sheet open={open} title="Is this you?" actions={<Button>Yes</Button>} />;
  const screen = await draw(at(false));
  await setAnimationSpeed(0);
  await screen.rerender(at(true));
  const { x, y } = yes.element().getBoundingClientRect();
  const tapped = () => document.elementFromPoint(x + 20, y + 20);
  expect(tapped()).toBe(sheet.element());
  await setAnimationSpeed(1);
  await expect.poll(() => tapped()?.closest('button')).toBe(yes.element());
});

test('a tap outside closes a sheet, but not the second tap on Next while the sheet moves', async () => {
  await allowMotion();
  const onClose = vi.fn();
  const at = (open: boolean) => <Sheet open={open} onClose={onClose} title="Is this you?" />;
  const screen = await draw(at(false));
  await screen.rerender(at(true));
  const [motion] = sheet.element().getAnimations();
  motion?.pause();
  const outside = page.elementLocator(document.documentElement);
  await outside.click({ position: { x: 20, y: 20 }, force: true });
  expect(onClose).not.toHaveBeenCalled();
  motion?.finish();
  await outside.click({ position: { x: 20, y: 20 }, force: true });
  expect(onClose).toHaveBeenCalledOnce();
});

test('an open sheet, not a closed one, locks the scrolling without a style element, which a strict policy blocks', async () => {
  await draw(<Confirmation />);
  const styles = document.querySelectorAll('style').length;
  const scrolling = () => getComputedStyle(document.documentElement).overflowY;
  expect(scrolling()).toBe('visible');
  await next.click();
  await expect.element(sheet).toBeVisible();
  expect(document.querySelectorAll('style')).toHaveLength(styles);
  expect(scrolling()).toBe('hidden');
});

test('an error dialog over an open sheet returns the focus to the button that was pressed', async () => {
  const at = (open: boolean) => (
    <>
      <Sheet open title="How was your experience?" actions={<Button>Send</Button>} />
      {open && <Dialog open tone="danger" title="Internal Server Error" actions={<Button>OK</Button>} />}
    </>
  );
  const screen = await draw(at(false));
  const send = page.getByRole('button', { name: 'Send' });
  await focusOn(page.getByRole('heading', { name: 'How was your experience?' }));
  send.element().focus();
  await screen.rerender(at(true));
  await focusOn(page.getByRole('button', { name: 'OK' }));
  await screen.rerender(at(false));
  await focusOn(send);
});

test('an error dialog that opens while a sheet closes returns the focus to the opener of the sheet', async () => {
  await allowMotion();
  const at = (open?: 'sheet' | 'dialog') => (
    <>
      <Button>Next</Button>
      <Sheet open={open === 'sheet'} title="Is this you?" actions={<Button>Yes</Button>} />
      <Dialog open={open === 'dialog'} tone="danger" title="Internal Server Error" actions={<Button>OK</Button>} />
    </>
  );
  const screen = await draw(at());
  next.element().focus();
  await screen.rerender(at('sheet'));
  const pressed = yes.element();
  pressed.focus();
  await screen.rerender(at('dialog'));
  await focusOn(page.getByRole('button', { name: 'OK' }));
  await expect.poll(() => pressed.isConnected).toBe(false);
  await screen.rerender(at());
  await focusOn(next);
});

test('an error dialog moves the focus to the heading if its screen is gone', async () => {
  const at = (name: string, open: boolean) => (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      {name === 'Dashboard' && <Button>Next</Button>}
      <Dialog open={open} tone="danger" title="Internal Server Error" actions={<Button>OK</Button>} />
    </>
  );
  const screen = await draw(at('Dashboard', false));
  next.element().focus();
  await screen.rerender(at('Dashboard', true));
  await focusOn(page.getByRole('button', { name: 'OK' }));
  await screen.rerender(at('Home', true));
  await screen.rerender(at('Home', false));
  await focusOn(page.getByRole('heading', { name: 'Home' }));
});

test('a sheet that opened by itself, while nothing had the focus, moves it to the heading of the screen', async () => {
  const at = (open: boolean) => (
    <>
      <h1 tabIndex={-1}>Home</h1>
      <Sheet open={open} title="How was your experience?" />
    </>
  );
  const screen = await draw(at(true));
  await focusOn(page.getByRole('heading', { name: 'How was your experience?' }));
  await screen.rerender(at(false));
  await focusOn(page.getByRole('heading', { name: 'Home' }));
});

test('a toast above an open sheet is announced and can be held without closing the sheet', async () => {
  const onHold = vi.fn();
  const onRelease = vi.fn();
  const onClose = vi.fn();
  await draw(
    <>
      <ToastRegion>
        <Toast tone="success" message="Verified Successfully" onHold={onHold} onRelease={onRelease} />
      </ToastRegion>
      <Sheet open onClose={onClose} title="Is this you?" />
    </>,
  );
  const toast = page.getByRole('status');
  await expect.element(toast).toHaveTextContent('Verified Successfully');
  await toast.click();
  expect(onHold).toHaveBeenCalledOnce();
  await sheet.hover();
  await expect.poll(() => onRelease.mock.calls.length).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a toast is held as long as it has the focus', async () => {
  const onHold = vi.fn();
  const onRelease = vi.fn();
  await draw(<Toast tone="success" message="Verified Successfully" onHold={onHold} onRelease={onRelease} />);
  await userEvent.tab();
  await page.getByRole('status').hover();
  await userEvent.unhover(page.getByRole('status'));
  expect([onHold.mock.calls.length, onRelease.mock.calls.length]).toEqual([1, 0]);
  await userEvent.tab();
  expect(onRelease).toHaveBeenCalledOnce();
});

test.for([
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('a toast of tone %s has the role %s', async ([tone, role]) => {
  await draw(<Toast tone={tone} message="Please enter aadhaar otp" onHold={vi.fn()} onRelease={vi.fn()} />);
  await expect.element(page.getByRole(role)).toHaveTextContent('Please enter aadhaar otp');
});
