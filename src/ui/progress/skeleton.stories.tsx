import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Skeleton, SkeletonScreen } from './skeleton.tsx';

const meta = preview.meta({ title: 'ui/Skeleton', component: SkeletonScreen });

const line = (width: number) => (
  <div key={width} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
    <Skeleton shape="circle" />
    <Skeleton shape="line" width={width} />
  </div>
);

export const Home = meta.story({
  render: () => (
    <SkeletonScreen label="Loading">
      <Card>
        <Stack gap={3}>
          <Skeleton shape="title" />
          <Skeleton shape="line" width="50%" />
          <Skeleton shape="box" height={76} />
          <Skeleton shape="box" />
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>
          <Skeleton shape="line" width="30%" />
          {[150, 180, 120, 160].map(line)}
        </Stack>
      </Card>
    </SkeletonScreen>
  ),
});
