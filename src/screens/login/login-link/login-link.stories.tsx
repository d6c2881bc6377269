import { offline } from '#api/send.ts';
import { landingLinkAfterMs } from '#engine/delays.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Login/login', ...screenStories('/login') });

const link = { at: '/login', routeState: { link: true } } as const;
const opened = { ...link, passes: [landingLinkAfterMs] };

export const Opening = meta.story({
  args: { ...link, shows: 'Opening your application' },
});
export const NotOpened = meta.story({
  args: { ...opened, answers: { nextStepCall: { refused: 418, message: '' } }, shows: 'Your application did not open' },
});
export const Refused = meta.story({
  args: { ...opened, answers: { nextStepCall: 428 }, shows: 'Please complete the previous step.' },
});
export const Offline = meta.story({
  args: { ...opened, answers: { nextStepCall: 'drops' }, shows: offline.message.text },
});
