import { Rows } from '#ui/content/rows.tsx';
import { Amount, Text } from '#ui/content/text.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Card } from './card.tsx';

const meta = preview.meta({ title: 'ui/Card', component: Card });

export const Plain = meta.story({ args: { children: 'A plain card' } });

export const Deep = meta.story({
  render: () => (
    <Card tone="deep">
      <Text>Total Re-payment Amount</Text>
      <Amount>₹13,440</Amount>
    </Card>
  ),
});

export const OfRows = meta.story({
  render: () => (
    <Card pad="rows">
      <Rows
        lined
        items={[
          { label: 'Loan number', value: 'KDM0048213' },
          { label: 'Loan amount', value: '₹50,000' },
        ]}
      />
    </Card>
  ),
});
