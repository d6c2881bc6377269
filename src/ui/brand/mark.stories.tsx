import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Mark, Wordmark } from './mark.tsx';

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
