import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/contact-us', {
  LoggedIn: { shows: 'Log out' },
  LoggedOut: { facts: { loggedIn: false }, shows: 'Call us' },
});
