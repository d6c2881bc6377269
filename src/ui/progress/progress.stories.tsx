import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Progress } from './progress.tsx';
import { Skeleton, SkeletonScreen } from './skeleton.tsx';
import { FullWait, Spinner } from './spinner.tsx';
import { StairLost, StairProgress } from './stair.tsx';
import { Stepper } from './stepper.tsx';

const meta = preview.meta({ title: 'ui/Progress' });

export const Bars = meta.story(() => (
  <Stack>
    {[0, 62, 100].map((percent) => (
      <Progress key={percent} percent={percent} label={`Application progress ${percent}`} />
    ))}
  </Stack>
));

export const Stairs = meta.story(() => (
  <Stack>
    {[0, 8, 50, 70, 99, 100].map((percent) => (
      <Card key={percent} tone="deep">
        {percent}%
        <StairProgress percent={percent} label={`Application progress ${percent}`} />
      </Card>
    ))}
    <StairLost />
  </Stack>
));

export const Steps = meta.story(() => (
  <Stepper
    items={[
      { title: 'PAN and Aadhaar', detail: 'Verified', state: 'done' },
      { title: 'Loan, work and home', detail: 'Now: your address', state: 'now' },
      { title: 'Selfie and bank account', state: 'next' },
      { title: 'Money in your bank', state: 'next' },
    ]}
  />
));

export const Spinners = meta.story(() => (
  <Stack>
    <Spinner label="Checking your bank" />
    <Spinner label="Checking your bank" size="page" />
  </Stack>
));

export const FullScreen = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <FullWait title="Logging you out" text="You will see the first page in 3 seconds." />,
});

export const Skeletons = meta.story(() => (
  <SkeletonScreen label="Loading">
    <Card>
      <Stack gap={3}>
        <Skeleton shape="title" />
        <Skeleton shape="line" width="50%" />
        <Skeleton shape="box" height={76} />
        <Skeleton shape="box" />
        <Skeleton shape="circle" />
      </Stack>
    </Card>
  </SkeletonScreen>
));
