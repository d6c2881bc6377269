import { onePage } from '#contract/application.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

const facts = { repeatCustomer: true, leadType: 'Repeat Case' };
const { companyName: _unknown, ...rest } = onePage.example.answer.data;
const incomplete = { facts, answers: { onePage: { data: rest } } };

export const states = screenStates('/confirm-details', {
  Loaded: { facts, shows: 'Vanya Textiles' },
  SomeMissing: { ...incomplete, shows: 'Add' },
  ContinuedWithMissing: { ...incomplete, does: ['Continue'], shows: 'Please add: Company.' },
  Loading: { facts, answers: { onePage: 'stalls' }, shows: 'Reading your details' },
  NotRead: { facts, answers: { onePage: 418 }, shows: 'We could not read your details.' },
  Checking: { facts, answers: { checkRepeatCase: 'stalls' }, does: ['Continue'] },
});
