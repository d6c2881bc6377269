import { FullWait } from '#ui/progress/spinner.tsx';
import { useArrival } from './arrival.ts';

/** A loader that is a screen: its words are the page's title, and a reader hears them on arrival. */
export function WaitScreen({ title, text }: { title: string; text: string }) {
  return <FullWait ref={useArrival(title)} title={title} text={text} />;
}
