import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Bank/emandate-status', ...screenStories('/emandate-status') });

export const Checking = meta.story({ args: { shows: 'Checking your e-mandate' } });
