import { landingLinkAfterMs } from '#engine/delays.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

const link = { at: '/login', routeState: { link: true } } as const;

export const states = screenStates('/login', {
  Opening: { ...link, shows: 'Opening your application' },
  NotOpened: {
    ...link,
    passes: [landingLinkAfterMs],
    answers: { nextStepCall: 418 },
    shows: 'Your application did not open',
  },
});
