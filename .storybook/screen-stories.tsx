import type { StoryContext } from '@storybook/react-vite';
import { configure, expect, screen, spyOn, waitFor } from 'storybook/test';
import type { CameraAnswer } from './camera.ts';
import { handOutCamera } from './camera.ts';
import { letPass, moveOn } from './clock.ts';
import type { Answering } from './provider.ts';
import { providerOf } from './provider.ts';
import type { Arrival } from './stage.tsx';
import { Stage } from './stage.tsx';
import { hasTranslation, translated } from './translated.ts';

/** What a borrower does: taps what has this name, or gives an answer under this label. */
type Act = string | readonly [label: string, answer: string];

/** One state of a screen, as data: who arrives, what the provider answers, what is done, and what can be read then. */
interface ScreenState extends Omit<Arrival, 'at'> {
  /** Another address than the screen's own. */
  readonly at?: string;
  /** Calls that answer otherwise than by their examples. */
  readonly answers?: Answering;
  /** Waits that are over at once; every other one stands still (clock.ts). */
  readonly passes?: readonly number[];
  readonly camera?: CameraAnswer;
  readonly offline?: true;
  /** The payment provider's checkout is at hand, and opens over nothing. */
  readonly checkout?: true;
  readonly does?: readonly Act[];
  /** So many seconds later. */
  readonly later?: number;
  /** Words that prove that the state stands; part of a text will do. */
  readonly shows: string;
}

type Playing = StoryContext<ScreenState>;
type UserEvent = Playing['userEvent'];

// Longer than any wait a story can be asked to stand, and no wait of the app's own: see clock.ts.
configure({ asyncUtilTimeout: 4_500 });

/** What every story of a screen shares; its args say which state it shows. */
export function screenStories(route: string) {
  return {
    parameters: { layout: 'fullscreen' as const, controls: { disable: true } },
    beforeEach({ msw, args }: Playing) {
      msw.use(...providerOf(args.answers ?? {}));
      letPass(args.passes ?? []);
      handOutCamera(args.camera ?? 'opens');
      if (args.offline) spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      delete window.Razorpay;
      if (args.checkout) window.Razorpay = Checkout;
    },
    render: ({ at = route, ...state }: ScreenState) => <Stage at={at} {...state} />,
    async play({ args, userEvent }: Playing) {
      // Not by its role: what is told over the screen hides it from readers.
      await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
      for (const act of args.does ?? []) await perform(userEvent, act);
      if (args.later !== undefined) moveOn(args.later);
      if (hasTranslation(args.shows))
        await waitFor(() => expect(document.body.innerText).toContain(translated(args.shows)));
      endMotion();
    },
  };
}

class Checkout {
  open() {}
}

async function perform(userEvent: UserEvent, act: Act) {
  endMotion();
  if (typeof act === 'string') return userEvent.click(await findTappable(translated(act)));
  const [label, answer] = act;
  const field = await screen.findByLabelText(translated(label), { selector: 'input:not([type="radio"]), select' });
  if (field.tagName === 'SELECT') return userEvent.selectOptions(field, answer);
  await userEvent.clear(field);
  await userEvent.click(field);
  return userEvent.paste(answer);
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What stands foremost and begins with these words: a choice says its hint and its badge as well. */
function findTappable(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], label, input, summary, [role="tab"]')];
    const reachable = all.filter((element) => !element.closest('[inert], [aria-hidden="true"], :disabled'));
    const found = reachable.findLast((element) => words(element.ariaLabel ?? element.innerText).startsWith(name));
    if (!found) throw new Error(`Nothing that can be tapped begins with '${name}'.`);
    return found;
  });
}

/** What fades in is judged as it ends up. */
function endMotion() {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  }
}
