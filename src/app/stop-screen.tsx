import { Button } from '#ui/button.tsx';
import { Page, TitleBlock } from '#ui/page.tsx';

/** decisions.md §6: an address that may not be followed stops the borrower, in words. */
export function StopScreen({ onGoOn }: { onGoOn(): void }) {
  return (
    <Page foot={<Button onClick={onGoOn}>Go to home</Button>}>
      <TitleBlock
        title="We stopped here to keep you safe"
        subtitle="The next page is not one of ours, so we did not open it. Your answers are kept."
      />
    </Page>
  );
}
