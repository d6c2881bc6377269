import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { allowMotion } from '../allow-motion.ts';

afterEach(() => {
  delete document.documentElement.dataset.direction;
});

const question = <p>The question</p>;

/** The first frame of a step: its distance to the right, in px, and its opacity. */
async function firstFrame(direction: 'forward' | 'back') {
  document.documentElement.dataset.direction = direction;
  const pressed = vi.fn();
  const { getByText } = await render(<Page foot={<Button onClick={pressed}>Next</Button>}>{question}</Page>);
  const step = getByText('The question').element();
  for (const animation of step.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  getByText('Next')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const { transform, opacity } = getComputedStyle(step);
  return { right: new DOMMatrix(transform).e, opacity: Number(opacity), pressed };
}

test.each([
  ['forward', 16],
  ['back', -16],
] as const)(
  'a step that is opened %s comes from that side, and takes a tap while it moves',
  async (direction, right) => {
    await allowMotion();
    const { pressed, ...frame } = await firstFrame(direction);
    expect(frame).toEqual({ right, opacity: 0 });
    expect(pressed).toHaveBeenCalledOnce();
  },
);

test('nothing moves if the borrower prefers reduced motion', async () => {
  expect(await firstFrame('forward')).toMatchObject({ right: 0, opacity: 1 });
  expect(document.getAnimations()).toEqual([]);
});
