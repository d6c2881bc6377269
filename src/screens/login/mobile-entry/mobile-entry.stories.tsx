import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Login/start', ...screenStories('/') });

export const Empty = meta.story({ args: { shows: 'one step at a time' } });
export const Prefilled = meta.story({ args: { at: '/?mobile_no=9876543210&click_id=c41', shows: 'Get OTP' } });
export const Missing = meta.story({ args: { does: ['Get OTP'], shows: 'Mobile number is required' } });
export const TooShort = meta.story({
  args: { does: [['Mobile number', '98765'], 'Get OTP'], shows: 'Mobile number should be min 10 char.' },
});
export const NotValid = meta.story({
  args: { does: [['Mobile number', '1234567890'], 'Get OTP'], shows: 'Please enter valid mobile number' },
});
export const Fees = meta.story({ args: { does: ['Fees and charges'], shows: 'Late payment charge' } });

const does = [['Mobile number', '9876543210'], 'Get OTP'] as const;

export const Sending = meta.story({ args: { answers: { loginByMobile: 'stalls' }, does, shows: 'Please wait' } });
export const Refused = meta.story({
  args: {
    answers: { loginByMobile: { refused: 400, message: 'This number is blocked.' } },
    does,
    shows: 'This number is blocked.',
  },
});
export const Offline = meta.story({ args: { answers: { loginByMobile: 'drops' }, does, shows: offline.message.text } });
