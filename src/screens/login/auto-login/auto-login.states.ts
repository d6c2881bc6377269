import { screenStates } from '../../../../.storybook/screen-states.ts';

const stored = { accessToken: 'an-access-token' };

export const states = screenStates('/auto-login', {
  Loading: { stored, answers: { autoLoginCall: 'stalls' }, shows: 'Logging you in' },
  Failed: { stored, answers: { autoLoginCall: { status: 0 } }, shows: 'Log in with your mobile number' },
});
