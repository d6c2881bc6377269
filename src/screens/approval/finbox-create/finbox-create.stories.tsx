import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Approval/finbox-create', ...screenStories('/finbox-create') });

export const Connecting = meta.story({
  args: { answers: { bankConnectUrl: 'stalls' }, shows: 'Connecting your bank account' },
});
export const Refused = meta.story({
  args: { answers: { bankConnectUrl: 412 }, shows: 'Your answer could not be taken.' },
});
export const Offline = meta.story({ args: { answers: { bankConnectUrl: 'drops' }, shows: offline.message.text } });
