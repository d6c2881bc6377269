import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Login/auto-login', ...screenStories('/auto-login') });

const stored = { accessToken: 'an-access-token' };

export const Loading = meta.story({ args: { stored, answers: { autoLoginCall: 'stalls' }, shows: 'Logging you in' } });
// §2: nothing visible happens; the link to log in by hand shows from the start.
export const Failed = meta.story({
  args: { stored, answers: { autoLoginCall: { status: 0 } }, shows: 'Log in with your mobile number' },
});
