import type { ReactNode } from 'react';
import { go } from '#engine/outcome.ts';
import { useArrival } from '#screen/arrival.ts';
import { useRun } from '#screen/run-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';

interface LoansFrameProps {
  readonly title: string;
  readonly busy: boolean;
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** What was said last is left to the part that asked: at the top of a long list nobody would see it. */
export function LoansFrame({ title, children, ...page }: LoansFrameProps) {
  const heading = useArrival(title);
  const { run } = useRun();
  const goBack = () => void run(go('/home', { afterMs: 0 }));
  return (
    <Page tone="quiet" bar={<TopBar ref={heading} title={title} heading onBack={goBack} />} {...page}>
      {children}
    </Page>
  );
}
