import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({ title: 'ui/SkipLink', component: SkipLink, parameters: { layout: 'fullscreen' } });

export const First = meta.story({
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} style={{ padding: 24 }}>
        The content of the screen
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
