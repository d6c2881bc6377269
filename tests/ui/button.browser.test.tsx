import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button, ButtonPair } from '#ui/actions/button.tsx';

const pair = (busy: boolean) => (
  <ButtonPair>
    <Button variant="secondary">No</Button>
    <Button busy={busy}>Yes</Button>
  </ButtonPair>
);

// The width of a pair on a sheet, and in a dialog.
test.for([320, 276])('a pair that is %i wide keeps its height while it waits', async (width) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = `${width}px`;
  const { rerender, getByRole } = await render(pair(false), { container });
  const height = container.offsetHeight;
  await rerender(pair(true));
  await expect.element(getByRole('button', { name: 'Please wait' })).toBeVisible();
  expect(container.offsetHeight).toBe(height);
});
