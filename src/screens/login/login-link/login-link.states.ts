import { landingLinkAfterMs } from '#engine/delays.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

const link = { at: '/login', routeState: { link: true } } as const;
const opened = { ...link, passes: [landingLinkAfterMs] };

export const states = screenStates('/login', {
  Opening: { ...link, shows: 'Opening your application' },
  NotOpened: { ...opened, answers: { nextStepCall: 418 }, shows: 'Your application did not open' },
  Refused: { ...opened, answers: { nextStepCall: 428 } },
});
