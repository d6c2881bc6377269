import { fn } from 'storybook/test';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { controlled } from '#ui/controlled.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import preview from '../../../.storybook/preview.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const meta = preview.meta({
  title: 'ui/ChoiceGroup',
  component: ChoiceGroup,
  decorators: [controlled],
  args: {
    legend: 'How do you get your salary?',
    name: 'choice',
    variant: 'rows' as const,
    value: '',
    onValueChange: fn(),
    options: ['Bank Transfer', 'Cheque', 'Cash'].map((value) => ({ value, label: value })),
  },
});

export const Rows = meta.story();
export const RowsChosen = meta.story({ args: { value: 'Cheque', legendHidden: true } });
export const RowsWrong = meta.story({ args: { error: 'Please choose one' } });
export const RowsDisabled = meta.story({ args: { value: 'Cheque', disabled: true } });

export const Tiles = meta.story({
  args: {
    variant: 'tiles',
    value: 'Salary Delay',
    options: [
      { value: 'Medical Emergency', label: 'Medical Emergency', icon: 'medical' },
      { value: 'Salary Delay', label: 'Salary Delay', icon: 'clock' },
      { value: 'Education', label: 'Education', icon: 'cap' },
    ],
  },
});

export const WithHints = meta.story({
  args: {
    value: 'otp',
    options: [
      {
        value: 'otp',
        label: 'Aadhaar OTP',
        icon: 'sms',
        hint: 'OTP on your Aadhaar-linked mobile',
        badge: <Badge tone="accent">Recommended</Badge>,
      },
      { value: 'locker', label: 'DigiLocker', icon: 'cloud', hint: 'Share it from your DigiLocker account' },
    ],
  },
});

const account = {
  label: 'Bharat National Bank',
  media: <IconSquare icon="bank" />,
  hint: (
    <>
      XXXX XXXX 4417
      <br />
      IFSC BHNB0001234
    </>
  ),
};
const verified = (
  <Badge tone="success" icon="check">
    Verified
  </Badge>
);

export const Accounts = meta.story({
  args: {
    value: '1',
    options: [
      { ...account, value: '1', badge: verified },
      { ...account, value: '2' },
    ],
  },
});
