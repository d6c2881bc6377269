import { screenStates } from '../../../../.storybook/screen-states.ts';

const stored = { accessToken: 'an-access-token' };

// §2: nothing visible happens; the link to log in by hand shows from the start.

export const states = screenStates('/auto-login', {
  Loading: { stored, answers: { autoLoginCall: 'stalls' }, shows: 'Logging you in' },
  Failed: { stored, answers: { autoLoginCall: { status: 0 } }, shows: 'Log in with your mobile number' },
});
