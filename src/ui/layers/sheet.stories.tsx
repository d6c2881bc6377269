import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Rows } from '#ui/content/rows.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Sheet } from './sheet.tsx';

const meta = preview.meta({
  title: 'ui/Sheet',
  component: Sheet,
  args: {
    open: true,
    title: 'Is this you?',
    description: 'These details came with your PAN.',
    children: (
      <Rows
        items={[
          { label: 'PAN', value: 'BNZPJ4821K' },
          { label: 'Name', value: 'Meera Joshi' },
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
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Next</Button>
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
});

export const Confirmation = meta.story();
export const Closed = meta.story({ args: { open: false } });
export const MustBeAnswered = meta.story({ args: { dismissible: false } });
export const Consent = meta.story({
  args: {
    title: 'Your money will be transferred to the following bank account',
    description: undefined,
    children: (
      <CheckRow checked={false} onCheckedChange={() => {}}>
        I confirm to hold the bank account mentioned above, and take full responsibility for the correctness of all
        related information.
      </CheckRow>
    ),
    actions: <Button disabled>Continue</Button>,
  },
});
export const LargeText = meta.story({
  decorators: [
    (Story) => (
      <>
        <style>{':root { font-size: 200%; }'}</style>
        {Story()}
      </>
    ),
  ],
});
