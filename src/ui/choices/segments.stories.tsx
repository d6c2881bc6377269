import { expect, fn } from 'storybook/test';
import { controlled } from '#ui/controlled.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Segments } from './segments.tsx';

const meta = preview.meta({
  title: 'ui/Segments',
  component: Segments,
  decorators: [controlled, (Story) => <div style={{ padding: 16, background: 'var(--k-deep)' }}>{Story()}</div>],
  args: {
    legend: 'Language',
    segments: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'hi', label: 'हिन्दी', lang: 'hi' },
    ],
    value: 'en',
    onValueChange: fn(),
  },
});

export const First = meta.story();
export const Busy = meta.story({ args: { value: 'hi', busy: true } });
export const ArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  },
});
