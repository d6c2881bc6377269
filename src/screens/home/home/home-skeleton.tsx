import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './home-skeleton.module.css';

const steps = [150, 180, 120, 160];

/** The boxes of the get-cash card and the steps, so that nothing jumps when they come. */
export function HomeSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonScreen label={t('Loading')}>
      <Card>
        <Stack gap={3}>
          <Skeleton shape="title" />
          <Skeleton shape="line" width="50%" />
          <Skeleton shape="box" height={96} />
          <Skeleton shape="box" />
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>
          <Skeleton shape="line" width="30%" />
          {steps.map((width) => (
            <div key={width} className={styles.step}>
              <Skeleton shape="circle" />
              <Skeleton shape="line" width={width} />
            </div>
          ))}
        </Stack>
      </Card>
    </SkeletonScreen>
  );
}
