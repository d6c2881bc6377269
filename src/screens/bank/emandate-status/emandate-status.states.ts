import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/emandate-status', {
  Checking: { shows: 'Checking your e-mandate' },
});
