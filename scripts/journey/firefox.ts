import { writeFile } from 'node:fs/promises';
import { stepByRoute } from '#schemas/index.ts';
import { openFirefox } from '../../tests/browsers/firefox.ts';
import { answerStep } from '../../tests/browsers/journey.ts';
import { personAt } from '../../tests/browsers/person.ts';
import { MissingBrowser } from '../../tests/browsers/tab.ts';
import { UsageError } from '../command.ts';
import { type JourneyOptions, newMobile, type Opened, openRequest } from './open.ts';

type FirefoxOptions = JourneyOptions & {
  readonly next: boolean;
  readonly width: number;
  readonly picture?: string | undefined;
};

/** Runs in the page. */
const isAtRest = `() =>
  !document.querySelector('[aria-busy="true"]') && document.getAnimations().every(({ playState }) => playState !== 'running')`;

/** Posts what POST /sandbox/open takes: see sandbox/README.md. */
async function openBorrower(url: string, options: JourneyOptions): Promise<Opened> {
  const mobile = options.mobile ?? (options.persona ? undefined : newMobile());
  const body = JSON.stringify(openRequest({ ...options, mobile }));
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/sandbox/open`, { method: 'POST', headers, body });
  const opened = (await answer.json()) as Opened & { readonly message?: string };
  if (!answer.ok) throw new UsageError(String(opened.message));
  return opened;
}

/** The same in the system's Firefox, which Playwright cannot drive: over WebDriver BiDi, by the driver of the tests. */
export async function runInFirefox(url: string, options: FirefoxOptions): Promise<void> {
  const { to, fault, next, width, picture } = options;
  const opened = await openBorrower(url, options);
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
