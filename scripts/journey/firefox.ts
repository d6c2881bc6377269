import { writeFile } from 'node:fs/promises';
import { stepByRoute } from '#schemas/index.ts';
import { openFirefox } from '../../tests/browsers/firefox.ts';
import { answerStep } from '../../tests/browsers/journey.ts';
import { personAt } from '../../tests/browsers/person.ts';
import { MissingBrowser } from '../../tests/browsers/tab.ts';
import { UsageError } from '../command.ts';
import { type JourneyOptions, newMobile, type Opened, openRequest, postSandbox } from './open.ts';

type FirefoxOptions = JourneyOptions & {
  readonly next: boolean;
  readonly width: number;
  readonly picture?: string | undefined;
};

/** Runs in the page. */
const isAtRest = `() =>
  !document.querySelector('[aria-busy="true"]') && document.getAnimations().every(({ playState }) => playState !== 'running')`;

/** The same in the system's Firefox, which Playwright cannot drive: over WebDriver BiDi, by the driver of the tests. */
export async function runInFirefox(url: string, options: FirefoxOptions): Promise<void> {
  const { to, fault, next, width, picture } = options;
  const mobile = options.mobile ?? (options.persona ? undefined : newMobile());
  // The answer of the sandbox, as sandbox/README.md describes it.
  const opened = (await postSandbox(url, 'open', openRequest({ ...options, mobile }))) as Opened;
  const tab = await openFirefox(width).catch((error) => {
    throw error instanceof MissingBrowser ? new UsageError(error.message) : error;
  });
  try {
    const person = personAt(tab);
    await tab.open(url + opened.url);
    await person.left('/login');
    if (to && (await person.path()) !== to) await tab.open(url + to);
    const step = stepByRoute(await person.path());
    if (fault && step) await answerStep(person, step, opened.mobile);
    else if (next) await person.tap('[type="submit"]');
    await person.until('the page is at rest', isAtRest);
    console.log(`${tab.name}, ${await person.path()} (${opened.mobile}):`);
    console.log(await tab.evaluate('document.body.innerText'));
    if (!picture) return;
    await writeFile(picture, await tab.picture());
    console.log(`Picture: ${picture}`);
  } finally {
    await tab.close();
  }
}
