import { useArrival } from '#screen/arrival.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { useSay } from '#ui/say.ts';

/** §15: an address that may not be followed stops the borrower, in words. */
export function StopScreen({ onGoOn }: { onGoOn(): void }) {
  const say = useSay();
  const title = say('We stopped here to keep you safe');
  const heading = useArrival(title);
  return (
    <Page foot={<Button onClick={onGoOn}>{say('Go to home')}</Button>}>
      <TitleBlock
        ref={heading}
        title={title}
        subtitle={say('The next page is not one of ours, so we did not open it. Your answers are kept.')}
      />
    </Page>
  );
}
