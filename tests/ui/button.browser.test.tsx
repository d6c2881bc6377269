import type { SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, ButtonPair } from '#ui/actions/button.tsx';

const pair = (busy: boolean) => (
  <ButtonPair>
    <Button variant="secondary">No</Button>
    <Button busy={busy}>Yes</Button>
  </ButtonPair>
);

// The width of two buttons on a sheet, and in a dialog.
test.for([320, 276])('two buttons that are %i px wide together keep their height while one is busy', async (width) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = `${width}px`;
  const { rerender, getByRole } = await render(pair(false), { container });
  const height = container.offsetHeight;
  await rerender(pair(true));
  await expect.element(getByRole('button', { name: 'Please wait' })).toBeVisible();
  expect(container.offsetHeight).toBe(height);
});

test('the words of a busy button beside another are whole with the letter spacing of WCAG 1.4.12', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = '288px';
  const { getByRole } = await render(pair(true), { container });
  for (const part of container.querySelectorAll('*')) part.setAttribute('style', 'letter-spacing: 0.12em');
  const button = getByRole('button', { name: 'Please wait' });
  await expect.element(button).toBeVisible();
  const { scrollWidth, clientWidth } = button.element();
  expect(scrollWidth).toBe(clientWidth);
});

test('Enter in a field submits, where a key was pressed on the button while it was busy', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Next
      </Button>
    </form>
  );
  const { rerender, getByRole } = await render(form(true));
  getByRole('button').element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(getByRole('textbox')).toHaveFocus();
  await rerender(form(false));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a button that becomes busy is announced where the focus is in a field', async () => {
  const announced = vi.spyOn(document, 'ariaNotify');
  const form = (busy: boolean) => (
    <>
      <input aria-label="Name" />
      <Button busy={busy}>Next</Button>
    </>
  );
  const { rerender, getByRole } = await render(form(false));
  getByRole('button').element().focus();
  await rerender(form(true));
  expect(announced).not.toHaveBeenCalled();
  await rerender(form(false));
  getByRole('textbox').element().focus();
  await rerender(form(true));
  expect(announced).toHaveBeenCalledExactlyOnceWith('Please wait');
});
