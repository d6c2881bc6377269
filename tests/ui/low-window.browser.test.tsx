import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resizeWindow } from '#tests/resize-window.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageMessage } from '#ui/messages/page-message.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

// The window above the keyboard of a phone, or at a zoom of 400 %.

const draw = (ui: ReactNode) => render(ui, { wrapper: UiProvider });

test('in a low window the foot covers no line of the error of the focused field', async () => {
  await resizeWindow(360, 300);
  const field = (error?: string) => (
    <Page foot={<Button>Next</Button>}>
      <div style={{ minBlockSize: 400 }} />
      <TextField label="Loan amount" value="" error={error} onValueChange={String} />
      <div style={{ minBlockSize: 400 }} />
    </Page>
  );
  const screen = await draw(field());
  // Waits until the page has measured its foot.
  await expect.poll(() => document.documentElement.style.scrollPaddingBlockEnd).not.toBe('');
  const input = page.getByLabelText('Loan amount').element() as HTMLInputElement;
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: 'end' });
  await screen.rerender(field('Please enter valid account holder name, as it is on the passbook'));
  const { left, bottom } = page
    .getByText(/^Please enter valid/)
    .element()
    .getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, bottom - 4)?.textContent).toMatch(/^Please enter valid/);
});

test('a foot that comes to take more than a third of the window scrolls with a longer page', async () => {
  const { getByRole } = await draw(
    <Page foot={<Button>Next</Button>}>
      <div style={{ minBlockSize: 800 }} />
    </Page>,
  );
  await expect.element(getByRole('button')).toBeInViewport();
  await resizeWindow(360, 200);
  await expect.element(getByRole('button')).not.toBeInViewport();
});

test('a field that takes the focus at the top of the window comes into view with its label', async () => {
  await resizeWindow(360, 300);
  await draw(
    <Page foot={<Button>Next</Button>}>
      <TextField label="House no. and street" value="" onValueChange={String} />
      <div style={{ minBlockSize: 800 }} />
    </Page>,
  );
  const input = page.getByLabelText('House no. and street').element();
  window.scrollTo(0, input.getBoundingClientRect().top);
  input.focus();
  await expect.element(page.getByText('House no. and street')).toBeInViewport({ ratio: 1 });
});

test('a new message at the top of a scrolled page comes into view', async () => {
  await resizeWindow(360, 300);
  const form = (message?: string) => (
    <Page foot={<Button>Next</Button>}>
      {message && <PageMessage>{message}</PageMessage>}
      <div style={{ minBlockSize: 800 }} />
      <TextField label="Pin code" value="" onValueChange={String} />
    </Page>
  );
  const screen = await draw(form());
  page.getByLabelText('Pin code').element().focus();
  await screen.rerender(form('That did not work. Your answers are kept. Please try again.'));
  await expect.element(page.getByText(/^That did not work/)).toBeInViewport({ ratio: 1 });
});

test('a new message stays in view when the focus returns from a dialog to the button of the foot', async () => {
  await resizeWindow(360, 600);
  const screenWith = (message?: string) => (
    <Page foot={<Button>Next</Button>}>
      {message && <PageMessage>{message}</PageMessage>}
      <div style={{ minBlockSize: 800 }} />
      <Dialog open={!message} tone="danger" title="Please try again." actions={<Button>OK</Button>} />
    </Page>
  );
  const next = page.getByRole('button', { name: 'Next' });
  const screen = await draw(screenWith('Before'));
  next.element().focus({ preventScroll: true });
  await screen.rerender(screenWith());
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  await screen.rerender(screenWith('Please try again.'));
  await expect.element(next).toHaveFocus();
  await expect.element(page.getByText('Please try again.')).toBeInViewport({ ratio: 1 });
});

test('a dialog keeps the focused button and its ring visible in a window that becomes lower', async () => {
  await draw(
    <Dialog open tone="danger" title="This PAN is already linked" actions={<Button>OK</Button>}>
      <div style={{ blockSize: 300 }} />
    </Dialog>,
  );
  const ok = page.getByRole('button', { name: 'OK' });
  await expect.element(ok).toHaveFocus();
  await resizeWindow(320, 256);
  const { outlineOffset, outlineWidth } = getComputedStyle(ok.element());
  const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const dialog = page.getByRole('alertdialog').element();
  const room = () => dialog.getBoundingClientRect().bottom - ok.element().getBoundingClientRect().bottom;
  await expect.poll(room).toBeGreaterThanOrEqual(ring);
});

test('the Tab key brings the first control of a sheet back into a low window', async () => {
  await resizeWindow(320, 256);
  await draw(
    <Sheet open title="Rate us" actions={<Button>Send</Button>}>
      <input aria-label="Stars" />
      <div style={{ blockSize: 400 }} />
    </Sheet>,
  );
  const stars = page.getByLabelText('Stars');
  await expect.element(stars).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(stars).toHaveFocus();
  await expect.element(stars).toBeInViewport({ ratio: 1 });
});

test('a sheet in a low window scrolls as a whole, because its body alone would have too little height', async () => {
  await resizeWindow(320, 256);
  await draw(
    <Sheet open title="Your money will be transferred to this account" actions={<Button>Continue</Button>}>
      <p>It cannot be reversed.</p>
      <div style={{ blockSize: 300 }} />
      <p>I confirm.</p>
    </Sheet>,
  );
  const first = page.getByText('It cannot be reversed.').element();
  const { top } = first.getBoundingClientRect();
  page.getByRole('dialog').element().scrollBy(0, 40);
  expect(first.getBoundingClientRect().top).toBe(top - 40);
  page.getByRole('button', { name: 'Continue' }).element().scrollIntoView({ block: 'end' });
  expect(page.getByText('I confirm.').element().getBoundingClientRect().top).toBeGreaterThan(0);
});
