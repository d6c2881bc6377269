import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/logout', {
  LoggedOut: { shows: 'Taking you to the start.' },
});
