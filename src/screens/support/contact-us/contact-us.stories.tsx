import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Support/contact-us', ...screenStories('/contact-us') });

export const LoggedIn = meta.story({ args: { shows: 'Log out' } });
export const LoggedOut = meta.story({ args: { facts: { loggedIn: false }, shows: 'Call us' } });
