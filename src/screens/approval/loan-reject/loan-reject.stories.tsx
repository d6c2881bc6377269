import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Approval/loan-reject', ...screenStories('/loan-reject') });

export const Rejected = meta.story({ args: { shows: 'Age outside 18 to 58' } });
