import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Rows } from '#ui/content/rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/messages/note.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Sheet } from './sheet.tsx';

const Held = ({ open: start, ...rest }: ComponentProps<typeof Sheet>) => {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Next</Button>
      <Sheet {...rest} open={open} onClose={() => setOpen(false)} />
    </>
  );
};

const meta = preview.meta({
  title: 'ui/Sheet',
  component: Held,
  args: {
    open: true,
    title: 'Is this you?',
    description: 'These details came with your PAN.',
    children: (
      <Rows
        items={[
          { label: 'PAN', value: 'BNZPJ4821K' },
          { label: 'Name', value: 'Meera Joshi' },
          { label: 'Date of birth', value: '14 Aug 1994' },
        ]}
      />
    ),
    actions: (
      <>
        <Button variant="second">No</Button>
        <Button>Yes</Button>
      </>
    ),
  },
});

export const Confirmation = meta.story();
export const Closed = meta.story({ args: { open: false } });

export const Consent = meta.story({
  args: {
    title: 'Your money will be transferred to the following bank account',
    description: undefined,
    children: (
      <Stack>
        <Note tone="warning">
          Once the money is transferred to the below account, the transaction cannot be reversed.
        </Note>
        <CheckRow checked={false} onCheckedChange={() => {}}>
          I confirm to hold the bank account mentioned above, and take full responsibility for the correctness of all
          related information.
        </CheckRow>
      </Stack>
    ),
    actions: <Button disabled>Continue</Button>,
  },
});

export const MustBeAnswered = meta.story({ args: { dismissible: false } });
export const LargeText = meta.story({
  decorators: [
    (Story) => (
      <>
        <style>{':root { font-size: 200%; }'}</style>
        <Story />
      </>
    ),
  ],
});
