import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/select-loan', {
  Empty: { shows: 'How do you want to repay?' },
  Continued: { does: ['2-Month EMI', 'Continue'], shows: 'Choosing a plan is not available yet.' },
});
