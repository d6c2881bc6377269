import { screenStates } from '../../../../.storybook/screen-states.ts';

const facts = { panVerifyData: { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi', dob: '1994-08-14' } };

export const states = screenStates('/pan-verify', {
  Found: { facts, shows: 'BNZPJ4821K' },
  LongName: {
    facts: {
      panVerifyData: { ...facts.panVerifyData, full_name: 'Venkata Satyanarayana Subrahmanyeswara Rao Chintalapati' },
    },
    shows: 'Chintalapati',
  },
  Confirming: { facts, answers: { panConfirmation: 'stalls' }, does: ['Yes'] },
  Refused: { facts, answers: { panConfirmation: { refused: 400, message: 'This PAN is not active.' } }, does: ['Yes'] },
});
