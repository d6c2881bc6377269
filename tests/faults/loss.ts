import fc from 'fast-check';
import type { Browser, BrowserContextOptions } from 'playwright';
import { openableRoutes } from '#sandbox/services/persona-leads.ts';
import hindi from '../../src/languages/hi.json' with { type: 'json' };
import { actOnScreen, commands, type Visit } from './commands.ts';
import { Expectations } from './expectations.ts';
import { Phone, type Start } from './phone.ts';
import type { SeenScreen } from './screen.ts';

/** The personas whose journey never stops at the lender's decision. */
const borrowers = [
  ...(['new', 'new', 'new', 'repeat-approved', 'statement-needed', 'aadhaar-down', 'mandate-exists'] as const),
  ...(['penny-reverse', 'instalments', 'two-accounts', 'key-facts', 'upgrade-possible', 'statement-masked'] as const),
];

const starts: fc.Arbitrary<Start> = fc.record({
  persona: fc.constantFrom(...borrowers),
  at: fc.option(fc.constantFrom(...openableRoutes.filter((route) => route !== '/pan-not-linked')), { nil: undefined }),
});

/** The routes at which an application ends. */
const ends = ['/home', '/loan-reject', '/sandbox/repay', '/re-payment', '/my-loan'];
/** The lender's message for a step of an application that was rejected or paid out. */
const isOver = 'This application is over.';
/** The last action of a screen with nothing left to do, such as the statement of a loan that is paid out. */
const leadsHome = ['Go to home', hindi['Go to home']];
/** The routes of a borrower who is not logged in. */
const entries = ['/', '/enter-otp', '/logout', '/login'];
const mostActs = 9;

/** Checks that the obvious acts lead to another screen once the faults are over. */
async function checkNotStuck(visit: Visit): Promise<void> {
  const { phone } = visit;
  await phone.endFaults();
  const first = await phone.rest();
  for (let acts = 0; acts < mostActs; acts += 1) {
    const { path, words, actions } = await phone.rest();
    const hasLeft = acts > 0 && path !== first.path && !entries.includes(path);
    if (hasLeft || ends.includes(path) || words.includes(isOver) || leadsHome.includes(actions.at(-1) ?? '')) return;
    await actOnScreen(visit, 0);
  }
  throw new Error(`Stuck: after ${mostActs} acts from ${first.path} it shows ${JSON.stringify(await phone.rest())}`);
}

interface LossOptions {
  readonly url: string;
  readonly context: BrowserContextOptions;
  readonly steps: number;
  readonly seed: number;
  readonly log?: (line: string) => void;
}

const runsOfSeed = 3;

/**
 * Runs random borrowers with random faults until `steps` commands were run, and compares the lender's records with what
 * each of them typed. Throws with the seed and the shortest sequence that fails. Returns the number of commands.
 */
export async function findLoss(browser: Browser, options: LossOptions): Promise<number> {
  const { url, context, steps, log = () => {} } = options;
  let ran = 0;
  const property = fc.asyncProperty(
    starts,
    fc.commands(commands, { maxCommands: 20, size: 'max' }),
    async (start, acts) => {
      const phone = await Phone.open(browser, url, context, start);
      const done: string[] = [];
      try {
        const visit = {
          phone,
          expectations: new Expectations(await phone.rows()),
          ran: (name: string) => {
            ran += 1;
            done.push(name);
          },
          saw: ({ path, dialog }: SeenScreen) => void done.push(`[${path}${dialog && ` '${dialog}'`}]`),
        };
        await fc.asyncModelRun(() => ({ model: { offline: false, tabs: 1 as const }, real: visit }), acts);
        await checkNotStuck(visit);
        const draft = await phone.draft();
        const wrong = [...visit.expectations.compare(await phone.rows(), draft), ...phone.complaints];
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      } catch (error) {
        log(`${JSON.stringify(start)} ${done.join(', ')}: ${error}`);
        throw error;
      } finally {
        await phone.close();
      }
    },
  );
  for (let { seed } = options; ran < steps; seed += 1) {
    await fc.assert(property, { seed, numRuns: runsOfSeed, interruptAfterTimeLimit: 300_000 });
    log(`seed ${seed}: ${ran} steps`);
  }
  return ran;
}
