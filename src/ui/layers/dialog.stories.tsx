import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Dialog } from './dialog.tsx';

const meta = preview.meta({
  title: 'ui/Dialog',
  component: Dialog,
  args: { open: true, tone: 'danger' as const, title: 'Internal Server Error', actions: <Button>OK</Button> },
});

const twoActions = (
  <>
    <Button variant="second">NO</Button>
    <Button>YES</Button>
  </>
);

export const Danger = meta.story({ args: { text: 'Something went wrong on the server.' } });
export const Warning = meta.story({ args: { tone: 'warning', role: 'alertdialog', title: 'Could not be confirmed' } });
export const Success = meta.story({ args: { tone: 'success', title: 'Verified Successfully', actions: undefined } });
export const OtherIcon = meta.story({ args: { icon: 'camera', title: 'Attempt 1 of 2' } });
export const Question = meta.story({ args: { tone: 'neutral', title: 'Bank Details!', actions: twoActions } });
export const OneTimeCode = meta.story({
  args: {
    tone: 'neutral',
    title: 'Enter the 6-digit OTP',
    text: 'Sent to +91 98765 43210',
    children: <CodeField label="OTP" labelHidden length={6} value="4810" onValueChange={() => {}} />,
    actions: twoActions,
  },
});
