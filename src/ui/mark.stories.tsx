import preview from '../../.storybook/preview.tsx';
import { Card } from './card.tsx';
import { Mark, Wordmark } from './mark.tsx';
import { Stack } from './stack.tsx';

const meta = preview.meta({ title: 'ui/Mark', component: Mark });

export const Accent = meta.story({ args: { size: 56 } });

export const WithName = meta.story({
  render: () => (
    <Stack>
      <Wordmark />
      <Card tone="deep">
        <Wordmark tone="on-deep" />
      </Card>
    </Stack>
  ),
});
