import preview from '../../../.storybook/preview.tsx';
import { Puck } from './puck.tsx';

const meta = preview.meta({ title: 'ui/Puck', component: Puck });

export const All = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Puck icon="rupee" />
      <Puck icon="check" tone="success" drawn />
      <Puck icon="warning" tone="warning" />
      <Puck icon="camera" tone="danger" />
      <Puck icon="info" tone="neutral" />
      <Puck icon="phone" size="small" />
    </div>
  ),
});
