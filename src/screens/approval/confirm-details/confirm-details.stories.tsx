import { offline } from '#api/send.ts';
import { onePage } from '#contract/application.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Approval/confirm-details', ...screenStories('/confirm-details') });

const facts = { repeatCustomer: true, leadType: 'Repeat Case' };
const { companyName: _unknown, ...rest } = onePage.example.answer.data;

export const Loaded = meta.story({ args: { facts, shows: 'Vanya Textiles' } });
export const SomeMissing = meta.story({ args: { facts, answers: { onePage: { data: rest } }, shows: 'Add' } });
export const ContinuedWithMissing = meta.story({
  args: { facts, answers: { onePage: { data: rest } }, does: ['Continue'], shows: 'Please add: Company.' },
});
export const Loading = meta.story({ args: { facts, answers: { onePage: 'stalls' }, shows: 'Reading your details' } });
export const Refused = meta.story({ args: { facts, answers: { onePage: 500 }, shows: 'Internal Server Error' } });
export const NotRead = meta.story({
  args: { facts, answers: { onePage: { refused: 418, message: '' } }, shows: 'We could not read your details.' },
});
export const Offline = meta.story({ args: { facts, answers: { onePage: 'drops' }, shows: offline.message.text } });
export const Checking = meta.story({
  args: { facts, answers: { checkRepeatCase: 'stalls' }, does: ['Continue'], shows: 'Please wait' },
});
export const CheckRefused = meta.story({
  args: { facts, answers: { checkRepeatCase: 412 }, does: ['Continue'], shows: 'Your answer could not be taken.' },
});
