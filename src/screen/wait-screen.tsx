import type { ReactNode } from 'react';
import { FullWait } from '#ui/progress/spinner.tsx';
import { useArrival } from './arrival.ts';

/** A loader that is a screen: its title is the title of the page, and a screen reader reads it on arrival. */
export function WaitScreen({ title, text }: { title: string; text: ReactNode }) {
  return <FullWait ref={useArrival(title)} title={title} text={text} />;
}
