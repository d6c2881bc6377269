import preview from '../../../.storybook/preview.tsx';
import { DocumentRegion } from './document-region.tsx';

const meta = preview.meta({ title: 'ui/DocumentRegion', component: DocumentRegion });

const rows = [
  ['Loan amount', '₹50,000'],
  ['GST on processing fee', '₹270'],
  ['Annual percentage rate (APR)', '40.98%'],
  ['Total repayment', '₹51,479'],
];

export const KeyFacts = meta.story({
  args: {
    label: 'Key Fact Statement',
    children: (
      <>
        <h2>Your loan at a glance</h2>
        <table>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
});
