import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { monthDays } from '#engine/fields.ts';
import { latin } from '#engine/typing.ts';
import { commit, compose } from '#tests/compose.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { DayGrid } from '#ui/choices/day-grid.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const inputOf = (name: string) => page.getByLabelText(name, { exact: true }).element() as HTMLInputElement;

test('an error replaces the hint, on the screen and as the description', async () => {
  const field = { label: 'PAN number', hint: 'Format: RRRRR0000R', value: '', onValueChange: String };
  const screen = await render(<TextField {...field} />);
  const input = screen.getByLabelText('PAN number');
  await expect.element(input).toHaveAccessibleDescription('Format: RRRRR0000R');
  await screen.rerender(<TextField {...field} error="PAN is required" />);
  await expect.element(input).toHaveAccessibleDescription('PAN is required');
  await expect.element(input).toBeInvalid();
  await expect.element(screen.getByText('Format: RRRRR0000R')).not.toBeInTheDocument();
});

test('an error in a group of fields is announced with the name of the group', async () => {
  const field = { label: 'Name', value: '', onValueChange: String };
  const inGroup = (error?: string) => (
    <FieldGroup legend="Reference 2">
      <TextField {...field} error={error} />
    </FieldGroup>
  );
  const screen = await render(inGroup());
  await screen.rerender(inGroup('Please enter referred name'));
  const announced = screen.container.querySelector('[aria-live="polite"]');
  expect(announced?.textContent).toBe('Reference 2: Please enter referred name');
});

test('a tap on the country code focuses the field, and the code is not part of its name', async () => {
  await render(<TextField label="Mobile number" prefix="+91" value="" onValueChange={String} />);
  await page.getByText('+91').click();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Mobile number', exact: true }).element());
});

test('no name or number is auto-corrected, or sent to the spelling service of the browser', async () => {
  await render(<TextField label="Re-enter account number" value="" onValueChange={String} />);
  const input = inputOf('Re-enter account number');
  expect([input.spellcheck, input.getAttribute('autocorrect')]).toEqual([false, 'off']);
});

test('the caret stays in place when the field changes the text', async () => {
  const Code = () => {
    const [value, setValue] = useState('BNZPJ4821K');
    const normalize = (typed: string) => {
      const text = typed.replaceAll(' ', '').toUpperCase().replace('X', '');
      setValue(text);
      return text;
    };
    return <TextField label="Code" value={value} onValueChange={normalize} />;
  };
  await render(<Code />);
  const input = inputOf('Code');
  input.focus();
  input.setSelectionRange(3, 4);
  await userEvent.keyboard('p');
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['BNZPJ4821K', 4, 4]);
  await userEvent.keyboard(' ');
  expect([input.value, input.selectionStart]).toEqual(['BNZPJ4821K', 4]);
  await userEvent.keyboard('x');
  expect([input.value, input.selectionStart]).toEqual(['BNZPJ4821K', 4]);
  await userEvent.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['BNZJ4821K', 3]);
});

test('a one-time code takes a whole paste, marks the cell at the caret, which a tap moves to the end', async () => {
  const typed = vi.fn();
  const Code = () => {
    const [value, setValue] = useState('');
    const normalize = (raw: string) => {
      typed(raw);
      const digits = latin(raw).replace(/\D/g, '').slice(0, 6);
      setValue(digits);
      return digits;
    };
    return <CodeField label="Aadhaar OTP" length={6} value={value} onValueChange={normalize} />;
  };
  await render(<Code />);
  const input = inputOf('Aadhaar OTP');
  const markedCell = () =>
    Array.from(input.parentElement?.querySelectorAll('span') ?? []).findIndex(({ dataset }) => dataset.active);
  await userEvent.fill(input, '481 092');
  expect(typed).toHaveBeenLastCalledWith('481 092');
  expect([input.value, markedCell()]).toEqual(['481092', 5]);
  await userEvent.click(input, { position: { x: 4, y: 20 } });
  await userEvent.keyboard('{Backspace}');
  expect([input.value, markedCell()]).toEqual(['48109', 5]);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(markedCell).toBe(4);
  await userEvent.keyboard('{Backspace}');
  expect([input.value, markedCell()]).toEqual(['4819', 3]);
  await userEvent.clear(input);
  // A keyboard of Hindi digits writes all of them again with each key.
  await compose('४८१');
  expect([input.value, input.parentElement?.textContent]).toEqual(['४८१', '481']);
  await commit('४८१');
  expect([input.value, markedCell()]).toEqual(['481', 3]);
});

test('the label of a choice is its name, other texts are its description, and the ref is the chosen radio button', async () => {
  const ref = vi.fn<(radio: HTMLInputElement | null) => void>();
  const options = [
    { value: 'otp', label: 'Aadhaar OTP', hint: 'OTP on your mobile', badge: 'Recommended' },
    { value: 'locker', label: 'DigiLocker' },
  ];
  const group = { label: 'Method', name: 'method', variant: 'rows' as const, options, onValueChange: vi.fn(), ref };
  const screen = await render(<ChoiceGroup {...group} value="" error="Please choose one" />);
  expect(ref).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'otp' }));
  await expect.element(page.getByRole('group', { name: 'Method' })).toHaveAccessibleDescription('Please choose one');
  await expect
    .element(page.getByRole('radio', { name: 'Aadhaar OTP', exact: true }))
    .toHaveAccessibleDescription('OTP on your mobile Recommended');
  await page.getByText('DigiLocker').click({ force: true });
  expect(group.onValueChange).toHaveBeenCalledExactlyOnceWith('locker');
  await screen.rerender(<ChoiceGroup {...group} value="locker" />);
  expect(ref).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'locker', checked: true }));
});

test('arrow keys move by one day or by one row, not beyond the last day', async () => {
  const Days = () => {
    const [value, setValue] = useState('25');
    return <DayGrid label="Salary date" name="day" days={monthDays} value={value} onValueChange={setValue} />;
  };
  await render(<Days />);
  const day = () => document.querySelector<HTMLInputElement>('input:checked');
  day()?.focus();
  const days: (string | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowRight']) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(day());
    days.push(day()?.value);
  }
  expect(days).toEqual(['31', '31', '25', '19', '20']);
});

test('an account number is masked until the button shows it', async () => {
  await render(<MaskedField label="Account number" value="552109844417" onValueChange={String} />);
  const drawn = () => getComputedStyle(inputOf('Account number')).getPropertyValue('-webkit-text-security');
  expect([drawn(), inputOf('Account number').type]).toEqual(['disc', 'text']);
  inputOf('Account number').focus();
  await page.getByRole('button', { name: 'Show account number', pressed: false }).click();
  // A phone keeps its keyboard, and a number that is half typed is not reported.
  expect(document.activeElement).toBe(inputOf('Account number'));
  const pressed = page.getByRole('button', { name: 'Show account number', pressed: true });
  await expect.element(pressed).toHaveAccessibleDescription('');
  expect(drawn()).toBe('none');
});

test('what is tapped is at least 48 pixels high', async () => {
  const { getByRole } = await render(
    <>
      <Button>Next</Button>
      <TextField label="Name" value="" onValueChange={String} />
      <DayGrid label="Salary date" name="day" days={['1']} value="" onValueChange={String} />
      <CheckRow checked={false} onCheckedChange={Boolean}>
        I agree
      </CheckRow>
    </>,
  );
  const inputs = ['textbox', 'radio', 'checkbox'].map((role) => getByRole(role as 'radio').element().parentElement);
  const heights = [getByRole('button').element(), ...inputs].map((tapped) => tapped?.getBoundingClientRect().height);
  expect(heights.map((height = 0) => height >= 48)).toEqual([true, true, true, true]);
});

test('a tap on the row ticks the box, a tap on a link in it does not', async () => {
  const onCheckedChange = vi.fn();
  await render(
    <CheckRow checked={false} onCheckedChange={onCheckedChange}>
      I agree to <a href="#terms">terms</a> and more.
    </CheckRow>,
  );
  await page.getByRole('link', { name: 'terms' }).click();
  expect(location.hash).toBe('#terms');
  expect(onCheckedChange).not.toHaveBeenCalled();
  await page.getByText(/and more/).click({ position: { x: 2, y: 8 } });
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
});
