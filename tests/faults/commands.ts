import fc from 'fast-check';
import { stepByRoute } from '#schemas/index.ts';
import { act, typeAnswers } from './act.ts';
import type { Expectations } from './expectations.ts';
import type { Phone } from './phone.ts';
import type { SeenScreen } from './screen.ts';

/** The state that decides which commands are possible. */
interface Situation {
  offline: boolean;
  tabs: 1 | 2;
}

export interface Visit {
  readonly phone: Phone;
  readonly expectations: Expectations;
  /** Called with each command that is run. */
  readonly ran: (name: string) => void;
  readonly saw: (seen: SeenScreen) => void;
}

interface CommandOptions {
  readonly when?: (situation: Situation) => boolean;
  readonly then?: Partial<Situation>;
  /** Whether the next command follows at once, without waiting for the screen to be at rest. */
  readonly hurried?: boolean;
}

type Command = fc.AsyncCommand<Situation, Visit>;

function command(
  name: string,
  run: (visit: Visit, situation: Situation) => Promise<unknown>,
  { when = () => true, then = {}, hurried = false }: CommandOptions = {},
): Command {
  return {
    check: when,
    async run(situation, visit) {
      visit.ran(name);
      await run(visit, situation);
      Object.assign(situation, then);
      if (!hurried) await checkAtRest(visit);
    },
    toString: () => name,
  };
}

/** Checks that the screen at rest is whole and shows what was typed, and that no page has reported an error. */
async function checkAtRest({ phone, expectations, saw }: Visit): Promise<void> {
  const seen = await phone.rest();
  saw(seen);
  const wrong = [...expectations.check(seen, phone.page), ...phone.complaints];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Acts on the open screen, whichever it is. */
export async function actOnScreen({ phone, expectations }: Visit, choice: number): Promise<void> {
  const before = await phone.rest();
  // A late answer may have opened another screen, or ended the login.
  expectations.check(before, phone.page);
  const isStep = stepByRoute(before.path) !== undefined && before.dialog === '';
  const typed = await act(phone, before, choice);
  if (isStep && typed) expectations.typed(before.path, typed, phone.page);
  expectations.acted(before, await phone.rest());
}

async function typeOnly({ phone, expectations }: Visit, choice: number): Promise<void> {
  const seen = await phone.rest();
  expectations.check(seen, phone.page);
  const step = stepByRoute(seen.path);
  if (step && seen.dialog === '') expectations.typed(seen.path, await typeAnswers(phone, step, choice), phone.page);
}

/** The phone's Back, which does not leave the app here. */
async function goBack({ phone: { page } }: Visit): Promise<void> {
  const timeout = 3_000;
  await page.goBack({ timeout }).catch(() => undefined);
  if (!page.url().startsWith('http')) await page.goForward({ timeout }).catch(() => undefined);
}

const online = ({ offline }: Situation) => !offline;

/** The kinds of fault. Each applies to the borrower's next call, whichever it is. */
const faults: fc.Arbitrary<Readonly<Record<string, string | number>>> = fc.oneof(
  fc.constantFrom('nonsense', 'drop', 'lose-answer').map((kind) => ({ kind })),
  fc.constant({ kind: 'stall', seconds: 1 }),
  fc.constantFrom(400, 403, 406, 412, 422, 428, 500).map((status) => ({ kind: 'refuse', status })),
);

export const commands = [
  fc.nat({ max: 9 }).map((choice) => command(`act ${choice}`, (visit) => actOnScreen(visit, choice))),
  fc.constant(command('act 0', (visit) => actOnScreen(visit, 0))),
  fc.nat({ max: 9 }).map((choice) => command(`type ${choice}`, (visit) => typeOnly(visit, choice), { hurried: true })),
  faults.map((fault) =>
    command(Object.values(fault).join(' '), ({ phone }) => phone.fails(fault), { hurried: true, when: online }),
  ),
  fc.constantFrom(
    command('reload', ({ phone }) => phone.page.reload(), { when: online }),
    command('back', goBack),
    command('forward', ({ phone }) => phone.page.goForward({ timeout: 3_000 }).catch(() => undefined)),
    command('language hi', ({ phone }) => phone.chooseLanguage('hi'), { when: online }),
    command('deploy', ({ phone }) => phone.deploy()),
    command('open a tab', ({ phone }) => phone.openTab(), {
      when: ({ tabs, offline }) => tabs === 1 && !offline,
      then: { tabs: 2 },
    }),
    command('other tab', async ({ phone }) => phone.otherTab(), { when: ({ tabs }) => tabs === 2 }),
    command('close the other tab', ({ phone }) => phone.closeOtherTab(), {
      when: ({ tabs }) => tabs === 2,
      then: { tabs: 1 },
    }),
    command('offline', ({ phone }) => phone.setOffline(true), {
      when: online,
      then: { offline: true },
    }),
    command('online', ({ phone }) => phone.setOffline(false), {
      when: ({ offline }) => offline,
      then: { offline: false },
    }),
    command('sleep 20 minutes', ({ phone }) => phone.sleep(20)),
    command('sleep 3 hours', ({ phone }) => phone.sleep(180)),
  ),
];
