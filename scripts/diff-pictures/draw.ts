import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { preview } from 'vite';
import { freePort } from '../journey/product.ts';

/** What is drawn of each story: every language in every width, and each of these in every theme. */
export interface Variants {
  readonly theme: readonly string[];
  readonly language: readonly string[];
  readonly width: readonly string[];
}

const usualHeight = (width: number) => (width < 1024 ? 740 : 820);

/** Whether a story ended, and how: 'success', or 'error' where its play function failed. */
async function show(page: Page, id: string): Promise<unknown> {
  const ended = await page.waitForFunction((story) => {
    const channel = Object(globalThis).__STORYBOOK_ADDONS_CHANNEL__;
    const last = channel?.last('storyFinished')?.[0];
    if (last?.storyId === story) return last.status;
    // Does nothing where it is the current one already. Other pages of the browser draw other stories.
    if (Object(globalThis).shown !== story) channel?.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
    if (channel) Object(globalThis).shown = story;
    return false;
  }, id);
  return ended.jsonValue();
}

async function setHeight(page: Page, width: number, height: number): Promise<void> {
  if (page.viewportSize()?.height !== height) await page.setViewportSize({ width, height });
}

const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

/** Waits until what observes the size of the page has drawn again, and the icons and pictures have come. */
async function settle(page: Page, loading: ReadonlySet<unknown>): Promise<void> {
  let rounds = 0;
  do await page.evaluate(nextFrames);
  while (loading.size > 0 && ++rounds < 100);
}

/** What a story asks the provider for may never be answered. */
const calls = ['fetch', 'xhr', 'media'];

async function openPage(browser: Browser, width: number, address: string) {
  const context = await browser.newContext({
    viewport: { width, height: usualHeight(width) },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-01-12T10:00:00+05:30');
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const loading = new Set<Request>();
  page.on('request', (request) => !calls.includes(request.resourceType()) && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  await page.goto(address);
  return { page, loading };
}

/**
 * Draws stories of a built Storybook into a folder, as `id.theme.language.width.png`. The pages of one browser share the
 * work, and each goes from story to story without a load, which takes a third of the time. Returns what could not be
 * drawn.
 */
export async function draw(
  browser: Browser,
  storybook: string,
  ids: readonly string[],
  { theme: themes, language: languages, width: widths }: Variants,
  to: string,
): Promise<string[]> {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: path.dirname(storybook),
    build: { outDir: path.basename(storybook) },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const failed: string[] = [];
  const work = async (left: Iterable<string>, language: string, width: number) => {
    let open: Awaited<ReturnType<typeof openPage>> | undefined;
    for (const id of left) {
      try {
        const globals = `language:${language};a11y.manual:!true`;
        const address = `http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
        open ??= await openPage(browser, width, address);
        const { page, loading } = open;
        await setHeight(page, width, usualHeight(width));
        if ((await show(page, id)) !== 'success') throw new Error('Its play function failed.');
        // As high as the story, so that nothing is left to scroll.
        await setHeight(page, width, await page.evaluate(() => document.documentElement.scrollHeight));
        await settle(page, loading);
        for (const theme of themes) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name;
          }, theme);
          const file = path.join(to, `${id}.${theme}.${language}.${width}.png`);
          await page.screenshot({ path: file, animations: 'disabled' });
        }
      } catch {
        failed.push(`${id} (${language}, ${width})`);
        await open?.page.context().close();
        open = undefined;
      }
    }
    await open?.page.context().close();
  };
  for (const language of languages) {
    for (const width of widths) {
      const left = ids.values();
      await Promise.all(Array.from({ length: availableParallelism() }, () => work(left, language, Number(width))));
    }
  }
  await server.close();
  return failed;
}
