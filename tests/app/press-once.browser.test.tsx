import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pressOnce } from '#app/press-once.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

pressOnce();

test('a held Enter presses a button once, and the next press counts again', async () => {
  const press = vi.fn();
  await render(<Button onClick={press}>Continue</Button>);
  await userEvent.keyboard('{Tab}{Enter>6/}');
  expect(press).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

test('a held Enter submits a form once, and a held letter repeats itself', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { getByRole } = await render(
    <form onSubmit={submit}>
      <input aria-label="PAN" />
    </form>,
  );
  await userEvent.keyboard('{Tab}{a>3/}{Enter>6/}');
  expect(submit).toHaveBeenCalledTimes(1);
  await expect.element(getByRole('textbox')).toHaveValue('aaa');
});

test('a held Enter still repeats line breaks', async () => {
  const { getByRole } = await render(<textarea aria-label="Address" />);
  await userEvent.keyboard('{Tab}{Enter>2/}');
  await expect.element(getByRole('textbox')).toHaveValue('\n\n');
});

/** A question with the answer `name`, and its button, on which a tap opens the screen /marital-status. */
async function drawNext(name = 'Asha') {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  const press = vi.fn(() => history.replaceState(null, '', '/marital-status'));
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { getByRole } = await render(
    <main>
      <form onSubmit={submit}>
        <input name="name" aria-label="Name" defaultValue={name} />
        <Button type="submit" onClick={press}>
          Next
        </Button>
      </form>
    </main>,
  );
  // The taps of the test before are over.
  dispatchEvent(new Event('input'));
  const button = getByRole('button').element();
  const tap = (element: Element = button, { pointerType = 'touch', atMs = performance.now() } = {}) => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
    // As in Safari before 18.2: it does not say what pressed.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    Object.defineProperty(click, 'timeStamp', { value: atMs });
    element.dispatchEvent(click);
  };
  const pressEnter = () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { press, submit, button, tap, pressEnter, field: getByRole('textbox') };
}

/** The times of quick taps in a row, and of one after a pause. */
const row = [1_000, 1_300, 1_600, 1_900];
const afterPause = 2_400;

test('of quick taps in a row, only the first one presses; the screen that it opens takes a tap after a pause', async () => {
  const { press, submit, tap } = await drawNext();
  for (const atMs of row) tap(undefined, { atMs });
  for (const act of [press, submit]) expect(act).toHaveBeenCalledTimes(1);
  tap(undefined, { atMs: afterPause });
  expect(press).toHaveBeenCalledTimes(2);
});

test('quick taps in a row confirm nothing in the sheet that the first one opens; a tap after a pause does', async () => {
  const { tap } = await drawNext();
  const confirm = vi.fn();
  const { getByRole } = await render(
    <UiProvider>
      <Sheet open title="Is this your PAN?" actions={<Button onClick={confirm}>Yes</Button>} />
    </UiProvider>,
  );
  const yes = getByRole('button', { name: 'Yes' }).element();
  for (const [taps, atMs] of row.entries()) tap(taps === 0 ? undefined : yes, { atMs });
  expect(confirm).not.toHaveBeenCalled();
  tap(yes, { atMs: afterPause });
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a tap on a screen that has just opened presses nothing: it was meant for the one before', async () => {
  const { press, tap } = await drawNext();
  tap(undefined, { atMs: row[0] });
  // The heading of a screen that opens takes the focus.
  const { getByRole } = await render(<h1>Your loan is approved</h1>);
  const opened = Object.defineProperty(new FocusEvent('focusin', { bubbles: true }), 'timeStamp', { value: 5_000 });
  getByRole('heading').element().dispatchEvent(opened);
  tap(undefined, { atMs: 5_300 });
  expect(press).toHaveBeenCalledTimes(1);
  tap(undefined, { atMs: 5_800 });
  expect(press).toHaveBeenCalledTimes(2);
});

test('the second of two quick taps does not tick a consent of the screen that the first one opens', async () => {
  const onCheckedChange = vi.fn();
  const { tap } = await drawNext();
  const { getByRole } = await render(
    <main>
      <CheckRow checked={false} onCheckedChange={onCheckedChange}>
        I agree
      </CheckRow>
    </main>,
  );
  const checkbox = getByRole('checkbox').element();
  tap();
  tap(checkbox);
  expect(onCheckedChange).not.toHaveBeenCalled();
});

test('a key that is pressed soon after a tap counts', async () => {
  const { press, tap, pressEnter } = await drawNext();
  tap();
  pressEnter();
  expect(press).toHaveBeenCalledTimes(2);
});

test('all quick clicks of a mouse count', async () => {
  const { press, button, tap } = await drawNext();
  for (let clicks = 0; clicks < 2; clicks += 1) tap(button, { pointerType: 'mouse' });
  expect(press).toHaveBeenCalledTimes(2);
});

test('all quick taps on one screen count', async () => {
  const { press, tap } = await drawNext();
  history.replaceState(null, '', '/marital-status');
  for (let taps = 0; taps < 2; taps += 1) tap();
  expect(press).toHaveBeenCalledTimes(2);
});

test('a quick tap counts where the next screen has been answered meanwhile', async () => {
  const { press, tap, field } = await drawNext();
  await field.fill('Asha R');
  tap();
  tap();
  expect(press).toHaveBeenCalledTimes(1);
  await field.fill('Asha Rao');
  tap();
  expect(press).toHaveBeenCalledTimes(2);
});

test('quick taps on a question without an answer count, so that the missing answer is shown', async () => {
  const { press, tap } = await drawNext('');
  for (let taps = 0; taps < 2; taps += 1) tap();
  expect(press).toHaveBeenCalledTimes(2);
});
