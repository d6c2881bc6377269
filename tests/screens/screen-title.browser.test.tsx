import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useScreenTitle } from '#screen/use-screen-title.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { TitleBlock } from '#ui/layout/page.tsx';
import { UiProvider } from '#ui/ui-state.tsx';

function Screen() {
  return (
    <main>
      <TitleBlock ref={useScreenTitle('Log in')} title="Log in" />
    </main>
  );
}

test('a screen that opens below an alert does not interrupt it: the focus stays on its button', async () => {
  const App = ({ isOpen }: { isOpen: boolean }) => (
    <UiProvider>
      {isOpen && <Screen />}
      <Dialog open tone="warning" title="You have been logged out" actions={<Button>OK</Button>} />
    </UiProvider>
  );
  const { getByRole, rerender } = await render(<App isOpen={false} />);
  await expect.element(getByRole('button', { name: 'OK' })).toHaveFocus();
  const focused: EventTarget[] = [];
  const record = ({ target }: FocusEvent) => target && focused.push(target);
  document.addEventListener('focusin', record);
  onTestFinished(() => document.removeEventListener('focusin', record));
  await rerender(<App isOpen />);
  // The heading would take it in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  expect(focused).toEqual([]);
});
