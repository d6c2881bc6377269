import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Progress } from './progress.tsx';
import { SkeletonScreen } from './skeleton.tsx';
import { LoadingPage } from './spinner.tsx';
import { StairArt, StairProgress } from './stair.tsx';
import { Stepper } from './stepper.tsx';

const meta = preview.meta({
  title: 'ui/Progress',
  component: Progress,
  subcomponents: { SkeletonScreen, LoadingPage, StairProgress, StairArt, Stepper },
  tags: ['autodocs', 'stable'],
});

export const Bars = meta.story(() => (
  <Stack>
    {[0, 62, 100].map((percent) => (
      <Progress key={percent} percent={percent} label={`Application progress ${percent}`} />
    ))}
    {[0, 8, 50, 99].map((percent) => (
      <Card key={percent} tone="deep">
        <StairProgress percent={percent} label={`Steps ${percent}`} />
      </Card>
    ))}
    <StairArt name="lost" />
    <Stepper
      items={[
        { title: 'PAN and Aadhaar', detail: 'Verified' },
        { title: 'Loan, work and home', detail: 'Where do you live now?' },
        { title: 'Money in your bank' },
      ]}
      current={1}
    />
  </Stack>
));

export const Waiting = meta.story(() => (
  <>
    <SkeletonScreen label="Loading" heights={[28, 28, 76]} />
    <LoadingPage title="Logging you out" text="You will see the first page in 3 seconds." />
  </>
));
