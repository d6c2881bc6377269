import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageMessage } from '#ui/messages/page-message.tsx';

test('the status region of a page message is in the page before its text, so that the text is announced', async () => {
  const changed: (Element | null)[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) changed.push(target instanceof Element ? target.closest('[role=status]') : null);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const { getByRole } = await render(<PageMessage>Nothing has changed yet.</PageMessage>);
  await expect.element(getByRole('status')).toHaveTextContent('Nothing has changed yet.');
  watcher.disconnect();
  expect(changed).toContain(getByRole('status').element());
});
