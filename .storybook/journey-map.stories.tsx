import { expect, fireEvent } from 'storybook/test';
import { allRoutes } from '#schemas/index.ts';
import { JourneyMap } from './journey-map.tsx';
import preview from './preview.tsx';

const meta = preview.meta({
  title: 'Journey map',
  component: JourneyMap,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'page' } },
});

export const Whole = meta.story({
  name: 'Journey map',
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    const linked = links.map((link) => link.closest('.node')?.id);
    await expect(linked.toSorted()).toEqual([...allRoutes].toSorted());
    for (const link of links)
      await expect(link).toHaveAttribute('href', expect.stringMatching(/story\/(steps|screens)-/));
    const zoom = canvas.getByRole('slider', { name: /Zoom/ });
    zoom.focus();
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    links[0]?.blur();
    const map = canvas.getByRole('region', { name: 'Map' });
    const widthOf = () => map.querySelector('svg')?.clientWidth ?? 0;
    const before = widthOf();
    fireEvent.change(zoom, { target: { value: 1.5 } });
    await expect(widthOf()).toBeGreaterThan(before * 1.4);
    await expect(map.scrollWidth).toBeGreaterThan(map.clientWidth);
    fireEvent.change(zoom, { target: { value: 1 } });
  },
});
