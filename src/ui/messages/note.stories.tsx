import preview from '../../../.storybook/preview.tsx';
import { Note } from './note.tsx';

const meta = preview.meta({ title: 'ui/Note', component: Note });

export const Neutral = meta.story({
  args: { tone: 'neutral', children: 'Rs1 will be returned to your account within 24-48 hours.' },
});
export const Warning = meta.story({ args: { tone: 'warning', children: 'The transaction cannot be reversed.' } });
export const Danger = meta.story({
  args: { tone: 'danger', role: 'alert', children: 'Verification failed. Please try again.' },
});
export const Success = meta.story({ args: { tone: 'success', role: 'status', children: 'Verified Successfully' } });
