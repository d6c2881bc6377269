import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resizeWindow } from '#tests/resize-window.ts';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const states = ['Maharashtra', 'Madhya Pradesh', 'Manipur'];

const State = ({ onSubmit, ...rest }: { onSubmit?: () => void } & Partial<ComponentProps<typeof SuggestField>>) => {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <SuggestField
        label="State"
        value={value}
        typed={value}
        onValueChange={(typed) => {
          setValue(typed);
          return typed;
        }}
        onPick={setValue}
        options={states}
        status="ready"
        emptyText="No state found"
        onRetry={() => {}}
        {...rest}
      />
    </form>
  );
};

test('a tap picks a suggestion and leaves the focus, Enter picks another, and the next Enter submits the form', async () => {
  const onSubmit = vi.fn();
  await render(<State onSubmit={onSubmit} />);
  const input = page.getByRole('combobox', { name: 'State' });
  await userEvent.type(input, 'ma');
  await expect.element(page.getByRole('status')).toHaveTextContent('Results: 3');
  await page.getByRole('option', { name: 'Manipur' }).click();
  await expect.element(input).toHaveValue('Manipur');
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}{ArrowUp}');
  // Of a keyboard that composes a word.
  const composing = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true });
  input.element().dispatchEvent(composing);
  const marked = page.getByRole('option', { name: 'Madhya Pradesh', selected: true });
  expect(input.element().getAttribute('aria-activedescendant')).toBe(marked.element().id);
  // The tint alone is too weak to be seen.
  expect(getComputedStyle(marked.element()).outlineStyle).toBe('solid');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('Madhya Pradesh');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the field has the focus after a pick by a screen reader, whose click focuses the suggestion first', async () => {
  await render(<State />);
  const input = page.getByRole('combobox', { name: 'State' });
  await userEvent.type(input, 'ma');
  const option = page.getByRole('option', { name: 'Manipur' }).element() as HTMLElement;
  option.focus();
  option.click();
  await expect.element(input).toHaveValue('Manipur');
  await expect.element(input).toHaveFocus();
});

test('a suggestion is shown whole, and what was typed is bold in it', async () => {
  await render(<State options={['Manipur', 'Himachal Pradesh', 'Goa']} />);
  await userEvent.type(page.getByRole('combobox', { name: 'State' }), 'MA');
  const options = page.getByRole('option').elements();
  expect(options.map((option) => [option.textContent, option.querySelector('b')?.textContent])).toEqual([
    ['Manipur', 'Ma'],
    ['Himachal Pradesh', 'ma'],
    ['Goa', undefined],
  ]);
});

test('the menu stays closed when the browser fills in a whole address from another field', async () => {
  await render(<State />);
  const input = page.getByLabelText('State', { exact: true }).element() as HTMLInputElement;
  // As a browser does: the value and the event, without the focus.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Maharashtra');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(input).toHaveValue('Maharashtra');
  expect(input.ariaExpanded).toBe('false');
});

test('the menu covers the fields below it', async () => {
  await render(
    <>
      <State />
      <TextField label="Pincode" value="" onValueChange={String} />
    </>,
  );
  await userEvent.type(page.getByRole('combobox', { name: 'State' }), 'ma');
  for (const option of page.getByRole('option').elements()) {
    const { left, top, height } = option.getBoundingClientRect();
    expect(option.contains(document.elementFromPoint(left + 100, top + height / 2))).toBe(true);
  }
});

test.each([
  ['that nothing was found', {}, 'No state found', 'No state found'],
  ['a failure, and to try again', { status: 'failed' as const }, 'We could not load the list', 'Try again'],
])('the menu shows %s, inside a low window too, and Escape closes it', async (_what, result, text, last) => {
  await resizeWindow(320, 256);
  const draw = (props: ComponentProps<typeof State>) => (
    <div style={{ paddingBlock: '160px 300px' }}>
      <State options={[]} {...props} />
    </div>
  );
  const screen = await render(draw({ status: 'loading' }));
  await userEvent.type(page.getByRole('combobox', { name: 'State' }), 'zz');
  await screen.rerender(draw(result));
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
  await expect.element(page.getByText(last).last()).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('in a low window the list of suggestions comes into view, and so does the one that an arrow key marks', async () => {
  await resizeWindow(320, 256);
  await render(
    <div style={{ paddingBlock: '160px 300px' }}>
      <State />
    </div>,
  );
  await userEvent.type(page.getByRole('combobox', { name: 'State' }), 'ma');
  await expect.element(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
});

test('the field has the focus after a retry, and the menu closes when the focus leaves it', async () => {
  const onRetry = vi.fn();
  await render(<State status="failed" onRetry={onRetry} />);
  const input = page.getByRole('combobox', { name: 'State' });
  await userEvent.type(input, 'ma');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(input.element());
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});
