import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Login/logout', ...screenStories('/logout') });

export const LoggedOut = meta.story({ args: { shows: 'Taking you to the start.' } });
