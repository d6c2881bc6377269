import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { QuietAlert } from '#ui/quiet-alert.tsx';

test('the words of a quiet message come into its status region after the region itself, so that they are announced', async () => {
  const changed: (Element | null)[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) changed.push(target instanceof Element ? target.closest('[role=status]') : null);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const { getByRole } = await render(<QuietAlert>Nothing has changed yet.</QuietAlert>);
  await expect.element(getByRole('status')).toHaveTextContent('Nothing has changed yet.');
  watcher.disconnect();
  expect(changed).toContain(getByRole('status').element());
});
