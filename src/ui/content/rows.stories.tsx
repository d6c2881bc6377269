import { Badge } from '#ui/messages/badge.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Rows, RowsHeading } from './rows.tsx';

const meta = preview.meta({ title: 'ui/Rows', component: Rows });

export const WithTotal = meta.story({
  args: {
    items: [
      { label: 'Loan amount', value: '₹50,000' },
      { label: 'Processing fee + GST', value: '− ₹1,770' },
      { label: 'You get', value: '₹48,230', strong: true },
    ],
  },
  render: (args) => (
    <section>
      <RowsHeading>What you get</RowsHeading>
      <Rows {...args} />
    </section>
  ),
});

export const Lined = meta.story({
  args: {
    lined: true,
    items: [
      { label: 'PAN', value: 'BNZPJ4821K' },
      { label: 'Name', value: 'Meera Joshi' },
      { label: 'Address', value: '12, Lake View Road, near the old water tower, Nagpur, Maharashtra 440010' },
    ],
  },
});

export const Small = meta.story({
  args: {
    size: 'small',
    items: [
      { label: 'Loan Account Number', value: 'KDM0048213' },
      {
        label: 'Due date',
        value: (
          <>
            <Badge tone="warning" icon="clock">
              Due
            </Badge>
            7 Apr 2026
          </>
        ),
      },
    ],
  },
});
