import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Loans/select-loan', ...screenStories('/select-loan') });

export const Empty = meta.story({ args: { shows: 'How do you want to repay?' } });
export const Chosen = meta.story({ args: { does: ['2-Month EMI'], shows: '2-Month EMI' } });
export const Continued = meta.story({
  args: { does: ['2-Month EMI', 'Continue'], shows: 'Choosing a plan is not available yet.' },
});
