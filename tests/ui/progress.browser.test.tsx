import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from '#ui/progress/progress.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { LoadingPage } from '#ui/progress/spinner.tsx';
import { StairProgress } from '#ui/progress/stair.tsx';
import { UiProvider } from '#ui/ui-state.tsx';
import { allowMotion } from '../allow-motion.ts';

const at = (step: string, percent: number) => <Progress key={step} percent={percent} label="Application progress" />;

test('a progress bar has its value, and starts at that of the last one, and at zero on a new page', async () => {
  const page = await render(at('/gender', 40), { wrapper: UiProvider });
  const from = () => page.container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--from');
  expect(from()).toBe('0');
  await page.rerender(at('/marital-status', 60));
  expect(from()).toBe('40');
  await expect
    .element(page.getByRole('progressbar', { name: 'Application progress' }))
    .toHaveAttribute('aria-valuenow', '60');
  await page.unmount();
  const other = await render(at('/gender', 40), { wrapper: UiProvider });
  expect(other.container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--from')).toBe('0');
});

test('a loading page announces its text, outside of what is busy, and not again its heading, which takes the focus', async () => {
  const at = (text?: string) => <LoadingPage title="Taking you home" text={text} />;
  const page = await render(at());
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await page.rerender(at('You are 78% done.'));
  await expect.element(status).toHaveTextContent('You are 78% done.');
  expect(status.element().closest('[aria-busy]')).toBeNull();
});

test('a skeleton announces what it waits for, outside of the busy boxes, from which some screen readers announce nothing', async () => {
  const announced: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.role === 'status') announced.push(target.textContent);
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const page = await render(<SkeletonScreen label="Reading your loans" heights={[48]} />);
  await expect.poll(() => announced).toEqual(['Reading your loans']);
  expect(page.getByRole('status').element().closest('[aria-busy]')).toBeNull();
});

test('a skeleton shows nothing in the first 300 ms of a wait', async () => {
  await allowMotion();
  const { container } = await render(<SkeletonScreen label="Reading your loans" heights={[48]} />);
  const [appears] = container.querySelector('[aria-busy]')?.getAnimations() ?? [];
  expect(appears?.effect?.getTiming()).toMatchObject({ delay: 300, fill: 'backwards' });
});

test('the dot of the stair is on the tread that the percentage has reached, not on the next one', async () => {
  const heightAt = async (percent: number) => {
    const { container, unmount } = await render(<StairProgress percent={percent} label="Application progress" />);
    const height = container.querySelector('circle')?.getAttribute('cy');
    await unmount();
    return Number(height);
  };
  const [first, still, second, last] = [await heightAt(4), await heightAt(16), await heightAt(17), await heightAt(99)];
  expect(still).toBe(first);
  expect([second < first, last < second]).toEqual([true, true]);
});
