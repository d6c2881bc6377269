import { exampleFacts } from '#authoring/check-answers.ts';
import { decide } from '#engine/decision.ts';
import { sharedHandler } from '#engine/decisions/shared.ts';
import { slowCallAfterMs } from '#engine/delays.ts';
import { errorToast, redirect } from '#engine/outcome.ts';
import { isRoute } from '#schemas/index.ts';
import preview from '../../.storybook/preview.tsx';
import { screenStories } from '../../.storybook/screen-stories.tsx';
import { answersAreLost } from './background.ts';
import { inactivityAlert } from './messages.ts';

/** The messages of the app over a screen. */
const meta = preview.meta({ title: 'Screens/App/Messages', ...screenStories('/loan-purpose') });

/** §8: the outcome of the shared handler for a statusCode. */
const refused = (statusCode: number, message = 'Please check what you have entered.') =>
  decide(sharedHandler, { kind: 'refused', statusCode, message }, exampleFacts, isRoute).outcome;

const taken = { refused: 400, message: 'Taken', data: { mobileNo: '98XXXXXX10' } };

export const Refused400 = meta.story({ args: { outcome: refused(400), shows: 'Please check what you have entered.' } });
export const Refused428 = meta.story({
  args: { outcome: refused(428, 'Please complete the previous step first.'), shows: 'Go to your next step' },
});
export const Refused500 = meta.story({ args: { outcome: refused(500), shows: 'Internal Server Error' } });
export const OtherCode = meta.story({ args: { outcome: refused(418), shows: 'That did not work.' } });
export const PanAlreadyLinked = meta.story({
  args: {
    at: '/enter-your-pan',
    answers: { panVerification: taken },
    does: [['PAN number', 'BNZPJ4821K'], 'Next'],
    shows: 'This PAN number is associated with another existing account',
  },
});
export const ErrorToast = meta.story({ args: { outcome: errorToast('Something went wrong!'), shows: 'went wrong' } });
export const Stopped = meta.story({
  args: { outcome: redirect('https://elsewhere.test'), shows: 'We stopped here to keep you safe' },
});
export const StayLoggedIn = meta.story({ args: { warns: true, shows: 'Do you want to stay logged in?' } });
export const LoggedOut = meta.story({ args: { at: '/logout', outcome: inactivityAlert, shows: 'due to inactivity' } });
export const NoStorage = meta.story({ args: { outcome: answersAreLost, shows: 'does not keep your answers' } });
export const Offline = meta.story({ args: { offline: true, shows: 'You are offline. Your answers are kept.' } });
export const Slow = meta.story({
  args: {
    answers: { saveAnswer: 'stalls' },
    does: ['Education', 'Next'],
    passes: [slowCallAfterMs],
    shows: 'This takes longer than usual. Your answers are kept.',
  },
});
