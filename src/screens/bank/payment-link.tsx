import { buttonClass } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';

/** Where the browser blocked the new tab. The address is one that the runner allowed. */
export function PaymentLink({ url }: { url: string }) {
  return (
    <Stack gap={2}>
      <Text size="small" role="status">
        Your browser did not open the payment page.
      </Text>
      <a className={buttonClass('second')} href={url} target="_blank" rel="noopener noreferrer">
        Open the payment page
      </a>
    </Stack>
  );
}
