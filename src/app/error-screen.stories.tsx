import { DesktopFrame } from '#ui/layout/desktop-frame.tsx';
import preview from '../../.storybook/preview.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ChunkLoadError } from './load-chunk.ts';

const meta = preview.meta({
  title: 'Screens/App/Error',
  component: ErrorScreen,
  decorators: [
    (Story) => (
      <DesktopFrame contact="Contact us">
        <Story />
      </DesktopFrame>
    ),
  ],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const App = meta.story({ args: { error: new Error('The loan could not be drawn.') } });
export const Chunk = meta.story({ args: { error: new ChunkLoadError('Home', 'error') } });
