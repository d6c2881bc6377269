import { test as base, expect, type Page } from '@playwright/test';
import { readDrawn } from './storybook.ts';

const { address, stories } = readDrawn();

/** Whether a story ended, and how: 'success', or 'error' where its play function failed. Runs in the page. */
function show(story: string): unknown {
  const channel = Object(globalThis).__STORYBOOK_ADDONS_CHANNEL__;
  const last = channel?.last('storyFinished')?.[0];
  if (last?.storyId === story) return last.status;
  // Selects the story once, as this function runs repeatedly. It has no effect on the story that the page opened with.
  if (Object(globalThis).shown !== story) channel?.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  if (channel) Object(globalThis).shown = story;
  return false;
}

/** One page shows story after story without reloading, which takes a third of the time. */
const test = base.extend<object, { readonly frame: Page }>({
  frame: [
    async ({ browser }, use, { project }) => {
      const { viewport = null } = project.use;
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-01-12T10:00:00+05:30');
      await page.addInitScript('Math.random = () => 0.5');
      const globals = `language:${project.use.locale};a11y.manual:!true`;
      await page.goto(`${address}iframe.html?id=${stories[0]?.id}&viewMode=story&globals=${globals}`);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

for (const [title, all] of Map.groupBy(stories, (story) => story.title)) {
  test.describe(title, () => {
    for (const { id, name } of all) {
      const annotation = { type: 'story', description: `http://127.0.0.1:6006/?path=/story/${id}` };
      test(name, { annotation }, async ({ frame }, { project }) => {
        const { width = 0, height = 0 } = project.use.viewport ?? {};
        await frame.setViewportSize({ width, height });
        const ended = await frame.waitForFunction(show, id);
        expect(await ended.jsonValue(), 'Its play function succeeds.').toBe('success');
        // As high as the story, so that the picture shows all of it.
        await frame.setViewportSize({ width, height: await frame.evaluate('document.documentElement.scrollHeight') });
        for (const theme of ['light', 'dark']) {
          await frame.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
          await expect.soft(frame).toHaveScreenshot(`${id}-${theme}.png`);
        }
      });
    }
  });
}
