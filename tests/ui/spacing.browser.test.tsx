import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Points } from '#ui/content/points.tsx';

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

test.for(['regular', 'small'] as const)('the icon of a point is level with its %s text', async (size) => {
  const { getByText } = await render(<Points size={size} items={[{ text: 'Stand in good light', icon: 'sun' }]} />);
  const text = getByText('Stand in good light').element();
  const [icon, line] = [boxOf(text.previousElementSibling), boxOf(text)];
  expect(icon.top + icon.height / 2).toBe(line.top + line.height / 2);
});
