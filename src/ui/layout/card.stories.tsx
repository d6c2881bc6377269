import { Rows } from '#ui/content/rows.tsx';
import { Amount, Text } from '#ui/content/text.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { DocumentRegion } from './document-region.tsx';

const meta = preview.meta({ title: 'ui/Card', component: Card });

const rows = (
  <Rows
    lined
    items={[
      { label: 'Loan number', value: 'KDM0048213' },
      { label: 'Loan amount', value: '₹50,000' },
    ]}
  />
);

export const Plain = meta.story({ args: { children: 'A plain card' } });
export const OfRows = meta.story({ args: { pad: 'rows', children: rows } });
export const Deep = meta.story({
  args: {
    tone: 'deep',
    children: (
      <>
        <Text>Total Re-payment Amount</Text>
        <Amount>₹13,440</Amount>
      </>
    ),
  },
});

export const Closed = meta.story({ render: () => <Disclosure summary="Fees and charges">{rows}</Disclosure> });
export const Open = meta.story({
  render: () => (
    <Disclosure summary="Fees and charges" open>
      {rows}
    </Disclosure>
  ),
});

export const Document = meta.story({
  render: () => (
    <DocumentRegion label="Key Fact Statement">
      <h2>Your loan at a glance</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">Annual percentage rate (APR)</th>
            <td>40.98%</td>
          </tr>
          <tr>
            <th scope="row">Total repayment</th>
            <td>₹51,479</td>
          </tr>
        </tbody>
      </table>
    </DocumentRegion>
  ),
});
