import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/loan-reject', {
  Rejected: { shows: 'Age outside 18 to 58' },
});
