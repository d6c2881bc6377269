import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { Step } from '#engine/step.ts';
import { screenByRoute } from '#screens/index.ts';
import { documentDriver, inputOf } from '#tests/document-driver.ts';
import { finishAnimations } from '#tests/finish-animations.ts';
import { fillStep } from '../scripts/journey/fill.ts';
import { recordAnnouncements } from './announced.ts';
import { mockCamera } from './camera.ts';
import { advanceClock, skipWaits } from './clock.ts';
import { failureText, providerOf } from './provider.ts';
import type { Act, ScreenState } from './screen-states.ts';
import { Stage } from './stage.tsx';
import { hasTranslation, translated } from './translated.ts';

type Playing = StoryContext<ScreenState>;
type UserEvent = Playing['userEvent'];

/**
 * The shared part of every story of a screen or step; its args choose the state. `schema`: the text of the step's file,
 * which Storybook shows beside the screen.
 */
export function screenStories(route: string, step?: Step, schema = '') {
  // A new borrower: nothing is filled in by the server.
  const noPrefill = step?.prefill ? { [step.prefill.call]: { data: null } } : {};
  return {
    parameters: {
      layout: 'fullscreen' as const,
      docs: { codePanel: schema !== '', source: { code: schema, language: 'typescript' as const } },
    },
    async beforeEach({ msw, args }: Playing) {
      // Loaded by now, so that no wait of the story includes it.
      await screenByRoute(route)?.load();
      msw.use(...providerOf({ ...noPrefill, ...args.answers }));
      skipWaits(args.passes ?? []);
      mockCamera(args.camera ?? 'opens');
      if (args.offline) spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      delete window.Razorpay;
      if (args.checkout) window.Razorpay = Checkout;
    },
    render: ({ at = route, ...state }: ScreenState) => <Stage at={at} step={step} {...state} />,
    async play({ args, canvasElement, userEvent }: Playing) {
      const { fill, inputs, does = [], later, answers = {} } = args;
      const failure = Object.values(answers).map(failureText).find(Boolean);
      const shows = [args.shows ?? failure ?? ''].flat();
      // Not by its role, because a dialog hides the heading from screen readers; inside the canvas, because Storybook's page
      // has headings too.
      await waitFor(() => expect(canvasElement.querySelector('h1')).not.toBeNull());
      const announcements = recordAnnouncements();
      if (step && fill) await fillStep(storyDriver(userEvent), step, fill);
      for (const act of does) await perform(userEvent, act);
      if (later !== undefined) advanceClock(later);
      expect(shows.filter(Boolean)).not.toEqual([]);
      // The lender's message has no translation, and is shown as it is.
      for (const text of shows.filter((text) => text === failure || hasTranslation(text)))
        await waitFor(() => expect(document.body.innerText).toContain(translated(text)));
      for (const [name, shown] of Object.entries(inputs ?? {}))
        await waitFor(() => expect(document.querySelector(`[name="${name}"]`) !== null).toBe(shown));
      // A toast may announce the error that its field already shows.
      await waitFor(() => expect(announcements.faults()).toEqual([]));
      announcements.stop();
      // No action loses the focus, because the next key would start at the top of the page. A button that §4 disables while
      // it works takes the focus again afterwards.
      if (does.length > 0 && !document.querySelector('button:disabled'))
        await waitFor(() => expect(document.activeElement).not.toBe(document.body));
      finishAnimations();
    },
  };
}

class Checkout {
  open() {}
}

/** Enters a text as a person does. */
async function enter(userEvent: UserEvent, input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

/** Fills in a step; a lookup must end before the field that it fills gets its own answer. */
function storyDriver(userEvent: UserEvent) {
  const fill = (input: HTMLElement, text: string) => enter(userEvent, input, text);
  const filled = (selector: string) => waitFor(() => expect(inputOf(document, selector)).not.toHaveValue(''));
  const driver = documentDriver(document, { ...userEvent, fill }, filled);
  return {
    ...driver,
    async check(selector: string) {
      await driver.check(selector);
      await expect(inputOf(document, selector)).toBeChecked();
    },
  };
}

async function perform(userEvent: UserEvent, act: Act) {
  if (typeof act === 'string' || 'text' in act) {
    const tappable = await findTappable(translated(act));
    // A layer that is still opening ignores taps.
    finishAnimations();
    return userEvent.click(tappable);
  }
  const [label, answer] = act;
  const field = await screen.findByLabelText(translated(label), {
    selector: 'input:not([type="radio"]), select, textarea',
  });
  finishAnimations();
  return field.tagName === 'SELECT' ? userEvent.selectOptions(field, answer) : enter(userEvent, field, answer);
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
