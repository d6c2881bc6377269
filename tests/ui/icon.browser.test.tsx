import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon, type IconName } from '#ui/brand/icon.tsx';
import { iconPaths } from '#ui/brand/icon-paths.ts';

test('each icon is drawn at once, inside its square, so that a weak network hides none', async () => {
  const names = Object.keys(iconPaths) as IconName[];
  const { container } = await render(names.map((name) => <Icon key={name} name={name} />));
  const isInside = (at: number, size: number) => size > 0 && at >= 0 && at + size <= 24;
  for (const [place, icon] of container.querySelectorAll('svg').entries()) {
    const { x, y, width, height } = icon.getBBox();
    expect([isInside(x, width), isInside(y, height)], names[place]).toEqual([true, true]);
  }
});
