import type { ReactNode } from 'react';
import { go } from '#engine/outcome.ts';
import type { Screen } from '#engine/screen.ts';
import { useArrival } from '#screen/arrival.ts';
import { useRun } from '#screen/run-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { useTranslate } from '#ui/translate.ts';

interface LoansFrameProps {
  readonly screen: Required<Pick<Screen, 'bar' | 'back'>>;
  readonly busy: boolean;
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** What was said last is left to the part that asked: at the top of a long list nobody would see it. */
export function LoansFrame({ screen: { bar, back }, children, ...page }: LoansFrameProps) {
  const title = useTranslate()(bar);
  const heading = useArrival(title);
  const { run } = useRun();
  const goBack = () => void run(go(back.to, { afterMs: 0 }));
  return (
    <Page tone="quiet" bar={<TopBar ref={heading} title={title} heading onBack={goBack} />} {...page}>
      {children}
    </Page>
  );
}
