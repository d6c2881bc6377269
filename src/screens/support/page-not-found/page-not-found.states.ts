import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/nowhere', {
  LoggedIn: { shows: 'Page not found' },
  LoggedOut: { facts: { loggedIn: false }, shows: 'Page not found' },
});
