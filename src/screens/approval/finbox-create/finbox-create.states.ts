import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/finbox-create', {
  Connecting: { answers: { bankConnectUrl: 'stalls' }, shows: 'Connecting your bank account' },
});
