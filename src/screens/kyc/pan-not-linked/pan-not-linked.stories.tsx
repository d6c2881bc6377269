import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/KYC/pan-not-linked', ...screenStories('/pan-not-linked') });

const verify = 'I have linked, verify again';

export const Loaded = meta.story({ args: { shows: 'Your PAN is not linked with your Aadhaar.' } });
export const LinkedDone = meta.story({
  args: {
    answers: { rekycMessages: { data: { msg1: 'You have linked them.', isLinkedDone: true } } },
    shows: 'You have linked them.',
  },
});
export const Loading = meta.story({ args: { answers: { rekycMessages: 'stalls' }, shows: 'Loading' } });
export const Refused = meta.story({
  args: { answers: { rekycMessages: 412 }, shows: 'Your answer could not be taken.' },
});
export const NotRead = meta.story({
  args: { answers: { rekycMessages: { refused: 418, message: '' } }, shows: 'We could not read what is missing.' },
});
export const Offline = meta.story({ args: { answers: { rekycMessages: 'drops' }, shows: offline.message.text } });
export const ToTheTaxPortal = meta.story({
  args: { does: ['Link PAN with Aadhaar'], shows: 'In the app, /sandbox/tax-portal opens here.' },
});
export const Verifying = meta.story({
  args: { answers: { aadhaarPanReverify: 'stalls' }, does: [verify], shows: 'Please wait' },
});
export const Verified = meta.story({ args: { does: [verify], shows: 'Verified Successfully' } });
export const VerifyRefused = meta.story({
  args: {
    answers: { aadhaarPanReverify: { refused: 406, message: 'They are still not linked.' } },
    does: [verify],
    shows: 'They are still not linked.',
  },
});
