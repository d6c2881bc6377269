import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { statement } from '../../../../.storybook/samples.ts';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Bank/term-condition', ...screenStories('/term-condition') });

const keyFactStatement = { data: statement };
const agreed = ['I agree to terms-privacy policy and allow access to my credit bureau information.'];
const accepts = [...agreed, 'Continue'];
const wantsCode = { keyFactStatement, acceptKeyFacts: { data: { kfsOtpRequest: 4321, kfsSuccess: 4322 } } };
const code = ['One-time code, 6 digits', '481092'] as const;

export const Loaded = meta.story({
  args: { answers: { keyFactStatement }, shows: 'Part 1: Interest rate, fees and charges' },
});
export const Loading = meta.story({
  args: { answers: { keyFactStatement: 'stalls' }, shows: 'Reading your Key Fact Statement' },
});
export const Empty = meta.story({
  args: { answers: { keyFactStatement: { data: '' } }, shows: 'We could not read your Key Fact Statement.' },
});
export const Refused = meta.story({
  args: { answers: { keyFactStatement: 428 }, shows: 'Please complete the previous step.' },
});
export const Offline = meta.story({ args: { answers: { keyFactStatement: 'drops' }, shows: offline.message.text } });
export const Agreed = meta.story({ args: { answers: { keyFactStatement }, does: agreed, shows: 'Continue' } });
export const Accepting = meta.story({
  args: { answers: { keyFactStatement, acceptKeyFacts: 'stalls' }, does: accepts, shows: 'Please wait' },
});
export const AcceptRefused = meta.story({
  args: {
    answers: { keyFactStatement, acceptKeyFacts: { data: { status: '0', message: 'Your offer has ended.' } } },
    does: accepts,
    shows: 'Your offer has ended.',
  },
});
export const OtpModal = meta.story({ args: { answers: wantsCode, does: accepts, shows: 'Enter the 6-digit OTP' } });
export const OtpComplete = meta.story({ args: { answers: wantsCode, does: [...accepts, code], shows: 'Submit' } });
const inTurn = [wantsCode.acceptKeyFacts, { refused: 203, message: 'The OTP did not match.' }];
export const WrongOtp = meta.story({
  args: {
    answers: { keyFactStatement, acceptKeyFacts: inTurn },
    does: [...accepts, code, 'Submit'],
    shows: 'The OTP did not match.',
  },
});
