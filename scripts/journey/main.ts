import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import type { Product } from '#tests/journeys/product.ts';
import { freePort, startProduct } from '#tests/journeys/product.ts';
import { chromiumPath } from '../chromium.ts';
import { BadOrder } from './bad-order.ts';
import type { Command } from './command.ts';
import { help, readCommand } from './command.ts';
import { openJourney, startAfresh } from './journey.ts';
import { Stuck } from './walker.ts';

const say = (line: string) => console.log(line);

/** All that was started for one journey, ended in the order in which it can be. */
const started: (() => Promise<unknown>)[] = [];
async function endAll(): Promise<void> {
  for (const end of started.splice(0).reverse()) await end().catch(() => {});
}

async function startOwn(): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadam-journey-'));
  started.push(async () => rmSync(folder, { recursive: true, force: true }));
  say('Starting the product over empty data.');
  const starting = startProduct(folder, await freePort());
  // Also where it is ended while it starts.
  started.push(async () => (await starting).kill());
  return starting;
}

async function demandAnswer(url: string): Promise<void> {
  const answer = await fetch(`${url}/sandbox/codes`).catch(() => undefined);
  if (!answer?.ok) throw new Stuck(`No sandbox answers at ${url}. Start one with npm start, or leave out --url.`);
}

async function openBrowser({ headless, theme, width }: Command): Promise<{ browser: Browser; page: Page }> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    headless,
    ...(executablePath && { executablePath }),
    args: ['--disable-dev-shm-usage', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  started.push(() => browser.close());
  const viewport = { width, height: 740 };
  const page = await browser.newPage({ viewport, colorScheme: theme, locale: 'en-IN', hasTouch: true });
  return { browser, page };
}

/** Waits for what still turns or shimmers, for a picture of waiting shows little; a screen that only waits is taken as it is. */
async function comeToRest(page: Page): Promise<void> {
  const atRest = () => document.getAnimations().every(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await page.waitForFunction(atRest, undefined, { timeout: 15_000 }).catch(() => undefined);
}

async function run(command: Command): Promise<void> {
  if (command.url) await demandAnswer(command.url);
  const url = command.url ?? (await startOwn()).address;
  const { browser, page } = await openBrowser(command);
  await startAfresh(url, command.order, say);
  await openJourney(page, url, command.order, say);
  if (command.screenshot) {
    await comeToRest(page);
    await page.screenshot({ path: command.screenshot, animations: 'disabled' });
    say(`Its picture is in ${command.screenshot}.`);
  }
  if (command.headless) return;
  say(`The sandbox's page: ${url}/sandbox. Close the browser, or press Ctrl+C, to end.`);
  await new Promise<void>((resolve) => {
    browser.once('disconnected', () => resolve());
    page.once('close', () => resolve());
  });
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
    void endAll().then(() => process.exit(130));
  });
}
try {
  const command = readCommand(process.argv.slice(2), process.env, process.platform);
  if (command === 'help') say(help);
  else await run(command);
} catch (error) {
  const asked = error instanceof BadOrder;
  // What is ended in the middle has nothing to say.
  if (!interrupted) console.error(asked || error instanceof Stuck ? error.message : error);
  process.exitCode = asked ? 2 : 1;
} finally {
  if (!interrupted) await endAll();
}
