import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Home/dashboard', ...screenStories('/dashboard') });

export const Progress = meta.story({ args: { shows: 'Taking you home' } });
export const Loading = meta.story({ args: { answers: { dashboardCall: 'stalls' }, shows: 'Taking you home' } });
export const Message = meta.story({
  args: {
    answers: {
      dashboardCall: { status: 1, lead: { status: 'Closed' }, dashboard_message1: 'Your loan is closed. Thank you.' },
    },
    shows: 'Your loan is closed. Thank you.',
  },
});
export const Offline = meta.story({ args: { answers: { dashboardCall: 'drops' }, shows: offline.message.text } });
