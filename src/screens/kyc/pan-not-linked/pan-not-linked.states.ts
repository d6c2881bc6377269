import { screenStates } from '../../../../.storybook/screen-states.ts';

const verify = 'I have linked, verify again';

export const states = screenStates('/pan-not-linked', {
  Loaded: { shows: 'Your PAN is not linked with your Aadhaar.' },
  LinkedDone: {
    answers: { rekycMessages: { data: { msg1: 'You have linked them.', isLinkedDone: true } } },
    shows: 'You have linked them.',
  },
  Loading: { answers: { rekycMessages: 'stalls' }, shows: 'Loading' },
  NotRead: { answers: { rekycMessages: 418 }, shows: 'We could not read what is missing.' },
  ToTheTaxPortal: { does: ['Link PAN with Aadhaar'], shows: 'In the app, /sandbox/tax-portal opens here.' },
  Verifying: { answers: { aadhaarPanReverify: 'stalls' }, does: [verify] },
  Verified: { does: [verify], shows: 'Verified Successfully' },
  VerifyRefused: {
    answers: { aadhaarPanReverify: { refused: 406, message: 'They are still not linked.' } },
    does: [verify],
  },
});
