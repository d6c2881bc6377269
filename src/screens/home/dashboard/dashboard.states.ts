import { screenStates } from '../../../../.storybook/screen-states.ts';

export const states = screenStates('/dashboard', {
  Progress: { shows: 'Taking you home' },
  Loading: { answers: { dashboardCall: 'stalls' }, shows: 'Taking you home' },
  Message: {
    answers: {
      dashboardCall: { status: 1, lead: { status: 'Closed' }, dashboard_message1: 'Your loan is closed. Thank you.' },
    },
    shows: 'Your loan is closed. Thank you.',
  },
});
