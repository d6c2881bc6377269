import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { freePort, startProduct } from '#tests/journeys/product.ts';
import { chromiumPath } from '../chromium.ts';
import { openJourney, postSandbox, pressNext, readBreak, UsageError } from './open.ts';

const help = `Opens a browser at a screen, with every earlier answer given.

  npm run journey -- --to /salary-date --persona repeat-approved
  npm run journey -- --break companyName:min
  npm run journey -- --to /gender --fault saveAnswer:500

  --to /route          any route of docs/routes.md
  --persona id         a borrower of sandbox/README.md; a new borrower unless given
  --break field:rule   fills the step with what breaks that rule alone, and presses Next
  --next               presses Next
  --fault call:how     makes the next call of that name fail: saveAnswer:500, :stall:10, :nonsense, :drop, :lose-answer
  --clock minutes      moves the clock of the sandbox lender on before the screen opens
  --language hi        Hindi; English unless given
  --theme dark         light unless given
  --width 320          360 unless given
  --url address        a product that runs already; else one is started over empty data, and ended with the browser
  --headless           no window; implied by --picture
  --picture file.png   takes a picture of the screen, and ends
  --help`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  to: text,
  persona: text,
  break: text,
  fault: text,
  clock: text,
  url: text,
  picture: text,
  language: { ...text, default: 'en' },
  theme: { ...text, default: 'light' },
  width: { ...text, default: '360' },
  next: flag,
  headless: flag,
  help: flag,
} as const;

/** What was started for one journey, ended in the reverse order. */
const started: (() => unknown)[] = [];
async function endAll(): Promise<void> {
  for (const end of started.splice(0).reverse()) await end();
}

function readOptions() {
  try {
    const { values } = parseArgs({ options });
    const { theme, width, picture, language } = values;
    if (theme !== 'light' && theme !== 'dark') throw new UsageError(`Unknown theme '${theme}'. Write light or dark.`);
    if (language !== 'en' && language !== 'hi') throw new UsageError(`Unknown language '${language}'. Write en or hi.`);
    if (!/^\d{3,4}$/.test(width)) throw new UsageError(`'${width}' is no width. Write pixels, such as 320.`);
    if (picture && !picture.endsWith('.png')) throw new UsageError(`'${picture}' is no .png. Write a name with .png`);
    if (!values.help && !values.to && !values.break) throw new UsageError('Write where to go: --to /salary-date');
    readBreak(values);
    return { ...values, theme, width: Number(width) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function startOwn(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadam-journey-'));
  started.push(() => rmSync(folder, { recursive: true, force: true }));
  console.log('Starting the product over empty data.');
  const product = await startProduct(folder, await freePort());
  started.push(product.kill);
  return product.address;
}

/** A picture of waiting shows little: waits for what still turns, up to a limit. */
async function takePicture(page: Page, file: string): Promise<void> {
  const isAtRest = () => document.getAnimations().every(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await page.waitForFunction(isAtRest, undefined, { timeout: 15_000 }).catch(() => undefined);
  await page.screenshot({ path: file, animations: 'disabled' });
  console.log(`Picture: ${file}`);
}

async function run(asked: ReturnType<typeof readOptions>): Promise<void> {
  const { theme, width, picture, language, clock } = asked;
  const url = asked.url?.replace(/\/$/, '') ?? (await startOwn());
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    headless: asked.headless || picture !== undefined,
    ...(executablePath && { executablePath }),
    args: ['--disable-dev-shm-usage', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  started.push(() => browser.close());
  const viewport = { width, height: 740 };
  const page = await browser.newPage({
    viewport,
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    locale: 'en-IN',
    hasTouch: true,
  });
  await page.context().addCookies([{ name: 'kadam.language', value: language, url }]);
  if (clock) await postSandbox(page, url, 'clock', { minutes: clock });
  const mobile = await openJourney(page, url, asked);
  if (asked.next && !asked.break) await pressNext(page);
  const heading = await page.locator('h1').first().innerText();
  console.log(`${new URL(page.url()).pathname} (${mobile}): ${heading.replaceAll('\n', ' ')}`);
  if (picture) await takePicture(page, picture);
  if (asked.headless || picture) return;
  console.log(`The sandbox's page: ${url}/sandbox. Close the browser, or press Ctrl+C, to end.`);
  await new Promise((resolve) => page.once('close', resolve));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().then(() => process.exit(130)));
}
try {
  const asked = readOptions();
  if (asked.help) console.log(help);
  else await run(asked);
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
} finally {
  await endAll();
}
