import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/actions/button.tsx';
import { Points } from '#ui/content/points.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

test.for(['regular', 'small'] as const)('the icon of a point is level with its %s text', async (size) => {
  const { getByText } = await render(<Points size={size} items={[{ text: 'Stand in good light', icon: 'sun' }]} />);
  const text = getByText('Stand in good light').element();
  const [icon, line] = [boxOf(text.previousElementSibling), boxOf(text)];
  expect(icon.top + icon.height / 2).toBe(line.top + line.height / 2);
});

test('a dialog without details has its button 20 pixels below the text', async () => {
  const text = 'Something went wrong on the server.';
  await render(
    <Dialog open tone="danger" title="Internal Server Error" text={text} actions={<Button>OK</Button>}>
      {undefined}
      {undefined}
    </Dialog>,
    { wrapper: UiProvider },
  );
  const button = page.getByRole('button', { name: 'OK' });
  await expect.element(button).toBeVisible();
  expect(boxOf(button.element()).top - boxOf(page.getByText(text).element()).bottom).toBe(20);
});

test('the focus ring of Back is whole in a window 320 wide', async () => {
  await page.viewport(320, 640);
  await render(<Page bar={<TopBar title="About you" onBack={() => {}} />}>{undefined}</Page>);
  await userEvent.tab();
  const back = page.getByRole('button', { name: 'Back' });
  await expect.element(back).toHaveFocus();
  const { outlineOffset, outlineWidth } = getComputedStyle(back.element());
  expect(boxOf(back.element()).left).toBeGreaterThanOrEqual(parseFloat(outlineOffset) + parseFloat(outlineWidth));
});
