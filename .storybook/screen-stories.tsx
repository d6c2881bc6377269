import type { StoryContext } from '@storybook/react-vite';
import { configure, expect, screen, spyOn, waitFor } from 'storybook/test';
import { finishAnimations } from '#tests/finish-animations.ts';
import { mockCamera } from './camera.ts';
import { advanceClock, skipWaits } from './clock.ts';
import { failureText, providerOf } from './provider.ts';
import type { Act, ScreenState } from './screen-states.ts';
import { Stage } from './stage.tsx';
import { hasTranslation, translated } from './translated.ts';

type Playing = StoryContext<ScreenState>;
type UserEvent = Playing['userEvent'];

// Longer than any wait in a story, and not equal to a wait of the app: see clock.ts.
configure({ asyncUtilTimeout: 4_500 });

/** The shared part of every story of a screen; its args choose the state. */
export function screenStories(route: string) {
  return {
    parameters: { layout: 'fullscreen' as const, controls: { disable: true } },
    beforeEach({ msw, args }: Playing) {
      msw.use(...providerOf(args.answers ?? {}));
      skipWaits(args.passes ?? []);
      mockCamera(args.camera ?? 'opens');
      if (args.offline) spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      delete window.Razorpay;
      if (args.checkout) window.Razorpay = Checkout;
    },
    render: ({ at = route, ...state }: ScreenState) => <Stage at={at} {...state} />,
    async play({ args, userEvent }: Playing) {
      const shows =
        args.shows ??
        Object.values(args.answers ?? {})
          .map(failureText)
          .find(Boolean) ??
        '';
      // Not by its role: a dialog over the screen hides the heading from screen readers.
      await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
      for (const act of args.does ?? []) await perform(userEvent, act);
      if (args.later !== undefined) advanceClock(args.later);
      expect(shows).not.toBe('');
      if (hasTranslation(shows)) await waitFor(() => expect(document.body.innerText).toContain(translated(shows)));
      finishAnimations();
    },
  };
}

class Checkout {
  open() {}
}

async function perform(userEvent: UserEvent, act: Act) {
  finishAnimations();
  if (typeof act === 'string') return userEvent.click(await findTappable(translated(act)));
  const [label, answer] = act;
  const field = await screen.findByLabelText(translated(label), { selector: 'input:not([type="radio"]), select' });
  if (field.tagName === 'SELECT') return userEvent.selectOptions(field, answer);
  await userEvent.clear(field);
  await userEvent.click(field);
  return userEvent.paste(answer);
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The last element that can be tapped and begins with a text: the name of a choice includes its hint and its badge. */
function findTappable(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], label, input, summary, [role="tab"]')];
    const reachable = all.filter((element) => !element.closest('[inert], [aria-hidden="true"], :disabled'));
    const found = reachable.findLast((element) => words(element.ariaLabel ?? element.innerText).startsWith(name));
    if (!found) throw new Error(`Nothing that can be tapped begins with '${name}'.`);
    return found;
  });
}
