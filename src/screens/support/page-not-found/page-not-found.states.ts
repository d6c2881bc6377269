import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/nowhere', {
  NotFound: { shows: 'Page not found' },
});
