import { Rows } from '#ui/content/rows.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = preview.meta({
  title: 'ui/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Fees and charges',
    children: (
      <Rows
        lined
        items={[
          { label: 'Interest', value: 'from 18% p.a.' },
          { label: 'Processing fee', value: '2% to 10%' },
        ]}
      />
    ),
  },
});

export const Closed = meta.story();
export const Open = meta.story({ args: { open: true } });
