import { expect, test } from 'vitest';
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
