import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/KYC/digilocker-verify', ...screenStories('/digilocker-verify') });

const back = '/digilocker-verify?code=f00d&state=c41';

export const Checking = meta.story({
  args: { at: back, answers: { digilockerReturn: 'stalls' }, shows: 'Checking your Aadhaar' },
});
export const Verified = meta.story({ args: { at: back, shows: 'Verified Successfully' } });
export const NotShared = meta.story({
  args: { at: '/digilocker-verify?error=access_denied', shows: 'DigiLocker did not share your Aadhaar' },
});
export const AlreadyLinked = meta.story({
  args: {
    at: back,
    answers: { digilockerReturn: { refused: 400, message: 'Taken', data: { mobileNo: '98XXXXXX10' } } },
    shows: 'associated with another existing account',
  },
});
export const Refused = meta.story({
  args: {
    at: back,
    answers: { digilockerReturn: { refused: 400, message: 'Your PAN and Aadhaar do not match.' } },
    shows: 'Your PAN and Aadhaar do not match.',
  },
});
export const Offline = meta.story({
  args: { at: back, answers: { digilockerReturn: 'drops' }, shows: offline.message.text },
});
