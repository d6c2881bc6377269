import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/finbox-create', {
  Connecting: { answers: { bankConnectUrl: 'stalls' }, shows: 'Connecting your bank account' },
  NotConnected: { answers: { bankConnectUrl: 418 }, shows: 'Oops! We are unable to fetch your bank account' },
});
