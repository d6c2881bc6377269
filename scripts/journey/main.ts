import { chromium, errors, type Page } from 'playwright';
import { runCommand, UsageError } from '../command.ts';
import { actUntilFault, untilReady, unusedFaults } from './act.ts';
import { openJourney } from './open.ts';
import { flags, readOptions, readUrl } from './options.ts';
import { startWithoutData } from './start-sandbox.ts';

const help = `Opens a browser at a screen, with every earlier question answered.

  npm run journey -- --to /salary-date --persona repeat-approved
  npm run journey -- --break companyName:minLength
  npm run journey -- --to /gender --fault saveAnswer:500   # answers until the call fails, and reports what the page has

  --to /route          any route of docs/journey.md
  --persona id         a persona by its id on the sandbox's page, /sandbox; a new borrower otherwise
  --mobile number      the mobile number of the borrower; that of a persona is that persona
  --break field:rule   fills the step with what breaks that rule alone, and presses Next
  --fault call:how     makes the next call of that name fail: saveAnswer:500, :stall:10, :nonsense, :drop, :lose-answer.
                       dashboardCall:change:{"status":0} changes a field of its answer.
                       Does what the screen asks for until it fails; takes a picture, in test-results/ unless --picture
                       names it
  --language hi        the code of a language; English otherwise
  --theme dark         light otherwise
  --width 320          360 otherwise
  --url address        a running product; otherwise one is built and started with empty data, and ends with the browser
  --picture file.png   takes a picture of the screen without a window, and ends
  --trace file.zip     writes a trace without a window, for: npx playwright show-trace file.zip`;

/** What was started, which ends with the command. */
const started = new AsyncDisposableStack();

/** Builds first: an older build would show an older step. */
async function startOwn(): Promise<string> {
  console.log('Building the product, and starting it with empty data.');
  const { address, end } = startWithoutData();
  started.defer(end);
  return address;
}

/** Takes a picture after repeating animations, such as a spinner, have ended, or after 15 s. */
async function takePicture(page: Page, file: string): Promise<void> {
  const isAtRest = () => document.getAnimations().every(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await page.waitForFunction(isAtRest, undefined, { timeout: 15_000 }).catch(() => undefined);
  await page.screenshot({ path: file, animations: 'disabled' });
  console.log(`Picture: ${file}`);
}

async function run(options: ReturnType<typeof readOptions>): Promise<void> {
  const { picture, trace, headless, language } = options;
  const url = options.url ? await readUrl(options.url) : await startOwn();
  const browser = started.use(await chromium.launch(options.launch));
  const page = await browser.newPage({
    viewport: { width: Number(options.width), height: 740 },
    colorScheme: options.theme === 'dark' ? 'dark' : 'light',
    locale: 'en-IN',
    hasTouch: true,
  });
  const context = page.context();
  if (trace) {
    await context.tracing.start({ screenshots: true, snapshots: true });
    // Deferred, so that a failed journey has a trace too.
    started.defer(() => context.tracing.stop({ path: trace }));
  }
  await context.addCookies([{ name: 'kadam.language', value: language, url }]);
  const mobile = await openJourney(page, url, options).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const { pathname } = new URL(page.url());
    throw new UsageError(`The page stays at ${pathname} instead. --trace file.zip records why.`);
  });
  await untilReady(page);
  if (options.fault && !options.break) await actUntilFault(page, url, mobile);
  const heading = await page.locator('h1:visible').first().innerText();
  console.log(`${new URL(page.url()).pathname} (${mobile}): ${heading.replaceAll('\n', ' ')}`);
  if (headless) console.log(await page.locator('body').ariaSnapshot());
  // Otherwise the app would seem to have handled it.
  for (const call of options.fault ? await unusedFaults(page.request, url, mobile) : [])
    console.log(`The fault was not used: the screen has not called ${call}.`);
  if (picture) await takePicture(page, picture);
  if (headless) return;
  console.log(`The sandbox's page: ${url}/sandbox. Close the browser, or press Ctrl+C, to end.`);
  await new Promise((resolve) => page.once('close', resolve));
}

let ended: Promise<void> | undefined;
/** Ends everything once: a second `disposeAsync()` would not wait for the first. */
const end = () => (ended ??= started.disposeAsync());
// If the reader of the output ends, as `| head` does, the command must still end what it started.
process.stdout.on('error', () => void end().then(() => process.exit(130)));
await runCommand({ help, flags }, async (values) => {
  const options = readOptions(values);
  try {
    await run(options);
  } catch (error) {
    // Stopping the command makes the running work fail, which is not an error.
    if (!started.disposed) throw error;
  } finally {
    await end();
  }
});
