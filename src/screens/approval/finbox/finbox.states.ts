import { screenStates } from '../../../../.storybook/screen-states.ts';

const back = '/finbox?success=true&entity_id=ent_7f3';

export const states = screenStates('/finbox', {
  Connecting: { at: back, answers: { bankConnect: 'stalls' }, shows: 'Connecting your bank account' },
  NotConnected: { at: '/finbox?success=false', shows: 'Oops! We are unable to fetch your bank account' },
  NotOurs: { at: '/finbox?url=https://elsewhere.test', shows: 'We stopped here to keep you safe' },
});
