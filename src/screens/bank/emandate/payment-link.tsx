import { buttonClass } from '#ui/actions/button.tsx';
import { Text } from '#ui/content/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSay } from '#ui/say.ts';

/** Where the browser blocked the new tab. The address is one that the runner allowed. */
export function PaymentLink({ url }: { url: string }) {
  const say = useSay();
  return (
    <Stack gap={2}>
      <Text size="small" role="status">
        {say('Your browser did not open the payment page.')}
      </Text>
      <a className={buttonClass('second')} href={url} target="_blank" rel="noopener noreferrer">
        {say('Open the payment page')}
      </a>
    </Stack>
  );
}
