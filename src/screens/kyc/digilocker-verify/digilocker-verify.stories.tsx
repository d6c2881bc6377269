import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/KYC/digilocker-verify', ...screenStories('/digilocker-verify') });

// A code counts once while the page lives, so each story brings its own.
const back = (code: string) => `/digilocker-verify?code=${code}&state=c41`;

export const Checking = meta.story({
  args: { at: back('waits'), answers: { digilockerReturn: 'stalls' }, shows: 'Checking your Aadhaar' },
});
export const Verified = meta.story({ args: { at: back('verified'), shows: 'Verified Successfully' } });
export const NotShared = meta.story({
  args: { at: '/digilocker-verify?error=access_denied', shows: 'DigiLocker did not share your Aadhaar' },
});
export const AlreadyLinked = meta.story({
  args: {
    at: back('linked'),
    answers: { digilockerReturn: { refused: 400, message: 'Taken', data: { mobileNo: '98XXXXXX10' } } },
    shows: 'associated with another existing account',
  },
});
export const Refused = meta.story({
  args: {
    at: back('refused'),
    answers: { digilockerReturn: { refused: 400, message: 'Your PAN and Aadhaar do not match.' } },
    shows: 'Your PAN and Aadhaar do not match.',
  },
});
export const Offline = meta.story({
  args: { at: back('offline'), answers: { digilockerReturn: 'drops' }, shows: offline.message },
});
