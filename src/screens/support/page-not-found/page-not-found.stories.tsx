import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Support/page-not-found', ...screenStories('/nowhere') });

export const LoggedIn = meta.story({ args: { shows: 'Page not found' } });
export const LoggedOut = meta.story({ args: { facts: { loggedIn: false }, shows: 'Page not found' } });
