import preview from '../../.storybook/preview.tsx';
import { QuietAlert } from './quiet-alert.tsx';
import { Toast, ToastRegion } from './toast.tsx';

const meta = preview.meta({
  title: 'ui/Toast',
  component: Toast,
  render: (args) => (
    <ToastRegion>
      <Toast {...args} />
    </ToastRegion>
  ),
});

export const Ok = meta.story({ args: { tone: 'ok', message: 'Verified Successfully' } });
export const Warn = meta.story({ args: { tone: 'warn', message: 'Please enter aadhaar otp' } });
export const Err = meta.story({ args: { tone: 'err', message: 'Something went wrong' } });

export const Quiet = meta.story({
  args: { tone: 'err', message: 'Something went wrong' },
  render: ({ message }) => <QuietAlert>{message}</QuietAlert>,
});
