import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Icon, IconCircle, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';
import { IconSquare } from './icon-square.tsx';
import { Mark, Wordmark } from './mark.tsx';

const meta = preview.meta({
  title: 'ui/Brand',
  component: Icon,
  subcomponents: { IconCircle, IconSquare, Mark, Wordmark },
  tags: ['autodocs', 'stable'],
});

export const Icons = meta.story(() => (
  <Stack gap={2}>
    {(Object.keys(iconPaths) as IconName[]).map((name) => (
      <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Icon name={name} />
        <Icon name={name} size={20} />
        <Icon name={name} size={16} />
        {name}
      </div>
    ))}
  </Stack>
));

export const MarksAndShapes = meta.story(() => (
  <Stack>
    <Mark size={56} />
    <Wordmark />
    <Card tone="deep">
      <Wordmark />
    </Card>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <IconCircle icon="rupee" />
      <IconCircle icon="warning" tone="warning" />
      <IconCircle icon="phone" size="small" />
      <IconSquare icon="bank" />
      <IconSquare icon="bank" size="large" />
    </div>
  </Stack>
));
