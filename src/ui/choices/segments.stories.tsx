import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Segments } from './segments.tsx';

const meta = preview.meta({
  component: Segments,
  args: {
    legend: 'Language',
    segments: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'hi', label: 'हिन्दी', lang: 'hi' },
    ],
    value: 'en',
    onValueChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--k-deep)' }}>
        <Story />
      </div>
    ),
  ],
});

export const First = meta.story();
export const Second = meta.story({ args: { value: 'hi' } });
export const ArrowKeys = meta.story({
  render: function Chosen(args) {
    const [value, choose] = useState('en');
    return <Segments {...args} value={value} onValueChange={choose} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  },
});
