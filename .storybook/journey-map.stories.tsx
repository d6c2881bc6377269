import { expect } from 'storybook/test';
import { allRoutes as routes } from '#schemas/index.ts';
import { JourneyMap } from './journey-map.tsx';
import preview from './preview.tsx';

const meta = preview.meta({
  title: 'Journey map',
  component: JourneyMap,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'page' } },
});

export const Whole = meta.story({
  name: 'Journey map',
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.querySelector('.route')?.textContent)).toEqual(
      expect.arrayContaining([...routes]),
    );
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    links[0]?.blur();
  },
});
