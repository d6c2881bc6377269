import preview from '../../../.storybook/preview.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({ title: 'ui/Badge', component: Badge });

export const All = meta.story({
  render: () => (
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
      <Badge tone="accent">Disbursed</Badge>
      <Badge tone="warning">Part Payment</Badge>
      <Badge tone="neutral">Closed</Badge>
      <Badge tone="neutral">Settlement</Badge>
    </div>
  ),
});
