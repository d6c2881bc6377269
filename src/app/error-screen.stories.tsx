import { inFrame } from '../../.storybook/in-frame.tsx';
import preview from '../../.storybook/preview.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ChunkLoadError } from './load-chunk.ts';

const meta = preview.meta({
  title: 'Screens/App/Error',
  component: ErrorScreen,
  ...inFrame,
});

export const App = meta.story({ args: { error: new Error('The loan could not be drawn.') } });
export const Chunk = meta.story({ args: { error: new ChunkLoadError('Home', 'error') } });
