import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/KYC/pan-verify', ...screenStories('/pan-verify') });

const facts = { panVerifyData: { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi', dob: '1994-08-14' } };

export const Found = meta.story({ args: { facts, shows: 'BNZPJ4821K' } });
export const LongName = meta.story({
  args: {
    facts: {
      panVerifyData: { ...facts.panVerifyData, full_name: 'Venkata Satyanarayana Subrahmanyeswara Rao Chintalapati' },
    },
    shows: 'Chintalapati',
  },
});
export const Confirming = meta.story({
  args: { facts, answers: { panConfirmation: 'stalls' }, does: ['Yes'], shows: 'Please wait' },
});
export const Refused = meta.story({
  args: {
    facts,
    answers: { panConfirmation: { refused: 400, message: 'This PAN is not active.' } },
    does: ['Yes'],
    shows: 'This PAN is not active.',
  },
});
export const Offline = meta.story({
  args: { facts, answers: { panConfirmation: 'drops' }, does: ['Yes'], shows: offline.message.text },
});
