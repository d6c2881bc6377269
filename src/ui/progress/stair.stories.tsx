import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { StairLost, StairProgress } from './stair.tsx';

const meta = preview.meta({ title: 'ui/Stair', component: StairProgress });

export const Progress = meta.story({
  render: () => (
    <Stack>
      {[0, 8, 50, 70, 99, 100].map((percent) => (
        <Card key={percent} tone="deep">
          {percent}%
          <StairProgress percent={percent} label={`Application progress ${percent}`} />
        </Card>
      ))}
    </Stack>
  ),
});

export const Lost = meta.story({ render: () => <StairLost /> });
