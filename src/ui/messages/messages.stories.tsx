import { TextLink } from '#ui/actions/link.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Badge } from './badge.tsx';
import { Note } from './note.tsx';
import { PageMessage } from './page-message.tsx';
import { Reassurance } from './reassurance.tsx';
import { Toast, ToastRegion } from './toast.tsx';

const meta = preview.meta({
  title: 'ui/Messages',
  component: Badge,
  subcomponents: { Note, Reassurance, PageMessage, Toast },
  tags: ['autodocs', 'stable'],
  parameters: { docs: { story: { inline: false, height: '400px' } } },
});

export const Badges = meta.story(() => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <Badge tone="success" icon="check">
      Verified
    </Badge>
    <Badge tone="warning" icon="clock">
      Not Verified
    </Badge>
    <Badge tone="danger" icon="alert">
      Overdue
    </Badge>
    <Badge tone="accent">Recommended</Badge>
    <Badge tone="neutral">Closed</Badge>
  </div>
));

export const Notes = meta.story(() => (
  <Stack>
    <Note tone="neutral">Rs1 will be returned to your account within 24-48 hours.</Note>
    <Note tone="warning">The transaction cannot be reversed.</Note>
    <Note tone="danger" role="alert">
      Verification failed. Please try again.
    </Note>
    <PageMessage>Something went wrong</PageMessage>
    <Reassurance contact={<TextLink href="#contact-us">Contact us</TextLink>} />
  </Stack>
));

export const Toasts = meta.story(() => (
  <ToastRegion>
    <Stack gap={2}>
      <Toast tone="success" message="Verified Successfully" />
      <Toast tone="warning" message="Please enter aadhaar otp" />
      <Toast tone="danger" message="Something went wrong" />
    </Stack>
  </ToastRegion>
));
