import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resizeWindow } from '#tests/resize-window.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { UiProvider } from '#ui/ui-state.tsx';
import { allowMotion } from '../allow-motion.ts';

const draw = (ui: ReactNode) => render(ui, { wrapper: UiProvider });

test('the facts of an error dialog describe it, because the focus goes past them to its button', async () => {
  const ok = <Button>OK</Button>;
  await draw(
    <Dialog open tone="danger" title="This PAN is taken" actions={ok}>
      Mobile number 98XXXXXX10
    </Dialog>,
  );
  await expect
    .element(page.getByRole('alertdialog', { name: 'This PAN is taken' }))
    .toHaveAccessibleDescription('Mobile number 98XXXXXX10');
});

test('a tap outside does not close a dialog, which is to be read, but Escape does', async () => {
  const onClose = vi.fn();
  await draw(<Dialog open tone="danger" title="This PAN is taken" onClose={onClose} actions={<Button>OK</Button>} />);
  await page.elementLocator(document.documentElement).click({ position: { x: 20, y: 20 }, force: true });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that fades out leaves the focus to the heading of the next screen', async () => {
  await allowMotion();
  const at = (open: boolean) => (
    <>
      <h1 tabIndex={-1}>Home</h1>
      <Button>Next</Button>
      <Dialog open={open} tone="danger" title="This PAN is taken" actions={<Button>OK</Button>} />
    </>
  );
  const screen = await draw(at(false));
  const heading = page.getByRole('heading').element();
  page.getByRole('button').element().focus();
  await screen.rerender(at(true));
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  const dialog = page.getByRole('alertdialog').element();
  await screen.rerender(at(false));
  heading.focus();
  await expect.poll(() => dialog.isConnected).toBe(false);
  expect(document.activeElement).toBe(heading);
});

test.each([
  ['YES', 'beside'],
  ['Go to your next step', 'below'],
])('at 320 px the button %s of a dialog is on one line, %s a short one', async (words, where) => {
  await resizeWindow(320, 568);
  const actions = (
    <>
      <Button>NO</Button>
      <Button>{words}</Button>
    </>
  );
  await draw(<Dialog open tone="neutral" title="Bank Details!" actions={actions} />);
  const rectOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
  const [short, other] = [rectOf('NO'), rectOf(words)];
  expect([other.height, other.top > short.top]).toEqual([short.height, where === 'below']);
});
