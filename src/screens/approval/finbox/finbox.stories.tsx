import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Approval/finbox', ...screenStories('/finbox') });

const back = '/finbox?success=true&entity_id=ent_7f3';

export const Connecting = meta.story({
  args: { at: back, answers: { bankConnect: 'stalls' }, shows: 'Connecting your bank account' },
});
export const StillProcessing = meta.story({
  args: {
    at: back,
    answers: { bankConnect: { data: { api_status: 'processing' } } },
    shows: 'Connecting your bank account',
  },
});
export const NotConnected = meta.story({
  args: { at: '/finbox?success=false', shows: 'Oops! We are unable to fetch your bank account' },
});
export const Refused = meta.story({
  args: { at: back, answers: { bankConnect: 412 }, shows: 'Your answer could not be taken.' },
});
export const Offline = meta.story({
  args: { at: back, answers: { bankConnect: 'drops' }, shows: offline.message.text },
});
export const NotOurs = meta.story({
  args: { at: '/finbox?url=https://elsewhere.test', shows: 'We stopped here to keep you safe' },
});
