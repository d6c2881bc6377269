import { type ComponentProps, useState } from 'react';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import preview from '../../../.storybook/preview.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const Held = ({ value: start, ...rest }: ComponentProps<typeof ChoiceGroup>) => {
  const [value, setValue] = useState(start);
  return <ChoiceGroup {...rest} value={value} onValueChange={setValue} />;
};

const meta = preview.meta({
  title: 'ui/ChoiceGroup',
  component: Held,
  args: {
    legend: 'How do you get your salary?',
    name: 'choice',
    look: 'rows' as const,
    value: '',
    onValueChange: () => {},
    options: ['Bank Transfer', 'Cheque', 'Cash'].map((value) => ({ value, label: value })),
  },
});

export const Rows = meta.story();
export const RowsChosen = meta.story({ args: { value: 'Cheque', legendHidden: true } });
export const RowsWrong = meta.story({ args: { error: 'Please choose one' } });

export const Tiles = meta.story({
  args: {
    legend: 'What is the loan for?',
    legendHidden: true,
    look: 'tiles',
    value: 'Salary Delay',
    options: [
      { value: 'Medical Emergency', label: 'Medical Emergency', icon: 'medical' },
      { value: 'Salary Delay', label: 'Salary Delay', icon: 'clock' },
      { value: 'Personal Emergency', label: 'Personal Emergency', icon: 'umbrella' },
      { value: 'Education', label: 'Education', icon: 'cap' },
      { value: 'Rent / Bills', label: 'Rent / Bills', icon: 'receipt' },
      { value: 'Others', label: 'Others', icon: 'dots' },
    ],
  },
});

export const WithHints = meta.story({
  args: {
    legend: 'Choose how you want to do it',
    legendHidden: true,
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

const account = (number: string, ifsc: string) => (
  <>
    XXXX XXXX {number}
    <br />
    IFSC {ifsc}
  </>
);

export const Accounts = meta.story({
  args: {
    legend: 'Select Bank Account',
    legendHidden: true,
    value: '1',
    options: [
      {
        value: '1',
        label: 'Bharat National Bank',
        media: <IconSquare icon="bank" />,
        hint: account('4417', 'BHNB0001234'),
        badge: (
          <Badge tone="success" icon="check">
            Verified
          </Badge>
        ),
      },
      {
        value: '2',
        label: 'Sahyadri Bank',
        media: <IconSquare icon="bank" />,
        hint: account('0926', 'SAHY0000871'),
        badge: (
          <Badge tone="warning" icon="clock">
            Not Verified
          </Badge>
        ),
      },
    ],
  },
});
