import preview from '../../../.storybook/preview.tsx';
import { PageMessage, Toast, ToastRegion } from './toast.tsx';

const meta = preview.meta({
  title: 'ui/Toast',
  component: Toast,
  args: { tone: 'err' as const, message: 'Something went wrong' },
  render: (args) => (
    <ToastRegion>
      <Toast {...args} />
    </ToastRegion>
  ),
});

export const Ok = meta.story({ args: { tone: 'ok', message: 'Verified Successfully' } });
export const Warn = meta.story({ args: { tone: 'warn', message: 'Please enter aadhaar otp' } });
export const Err = meta.story();
export const OnThePage = meta.story({ render: ({ message }) => <PageMessage>{message}</PageMessage> });
