import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

const meta = preview.meta({
  title: 'ui/Layers',
  component: Dialog,
  subcomponents: { Sheet },
  tags: ['autodocs', 'stable'],
  parameters: { docs: { story: { inline: false, height: '400px' } } },
});

const ok = <Button>OK</Button>;

export const Danger = meta.story(() => (
  <Dialog open tone="danger" title="Internal Server Error" text="Something went wrong." actions={ok} />
));
export const Warning = meta.story(() => (
  <Dialog open tone="warning" icon="camera" title="Attempt 1 of 2" actions={ok} />
));
export const LongMessage = meta.story(() => (
  <Dialog open tone="danger" title={'Your application could not be processed. '.repeat(40)} actions={ok} />
));

const actions = (
  <>
    <Button variant="secondary">No</Button>
    <Button>Yes</Button>
  </>
);

export const Question = meta.story(() => <Dialog open tone="neutral" title="Bank Details!" actions={actions} />);

function Confirmation() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Next</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Is this you?"
        text="These details came with your PAN."
        actions={actions}
      >
        <DescriptionList items={[{ label: 'Name', value: 'Meera Joshi' }]} />
      </Sheet>
    </>
  );
}

export const OpenSheet = meta.story(() => <Confirmation />);
export const SheetWithLargeText = meta.story(() => (
  <>
    <style>{':root { font-size: 200%; }'}</style>
    <Confirmation />
  </>
));
