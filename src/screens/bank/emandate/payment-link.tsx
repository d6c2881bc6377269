import { buttonClass } from '#ui/actions/button.tsx';
import { Text } from '#ui/content/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslate } from '#ui/translate.ts';

/** Where the browser blocked the new tab. The address is one that the runner allowed. */
export function PaymentLink({ url }: { url: string }) {
  const t = useTranslate();
  return (
    <Stack gap={2}>
      <Text size="small" role="status">
        {t('Your browser did not open the payment page.')}
      </Text>
      <a className={buttonClass('second')} href={url} target="_blank" rel="noopener noreferrer">
        {t('Open the payment page')}
      </a>
    </Stack>
  );
}
