import { useEffect, useState } from 'react';
import { pennyDrawerHidesAfterMs } from '#engine/delays.ts';
import { msg } from '#languages/message.ts';
import { buttonClass } from '#ui/actions/button.tsx';
import { Text } from '#ui/content/text.tsx';
import { Transfer } from '#ui/content/transfer.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './penny-drawer.module.css';
import type { EmandatePage, EmandateView } from './penny-drop.ts';

const texts = {
  check: msg('Sending Rs 1 to your bank for verification'),
  reverse: msg('Please wait, we are verifying your bank account'),
};

export function PennyDrawer({ view, payAt }: { view: EmandateView; payAt: string | undefined }) {
  const t = useTranslate();
  const verified = view.is === 'verified';
  const [hidden, setHidden] = useState(false);
  // §9: it hides 4 s after completion.
  useEffect(() => {
    if (!verified) return;
    const id = setTimeout(setHidden, pennyDrawerHidesAfterMs, true);
    return () => clearTimeout(id);
  }, [verified]);
  const on = 'on' in view && !hidden ? view.on : undefined;
  // The texts stay while the drawer closes.
  const [shown, setShown] = useState<EmandatePage>('check');
  if (on && on !== shown) setShown(on);
  return (
    <Sheet
      open={on !== undefined}
      className={styles.drawer}
      title={t('Just wait for a moment')}
      description={
        <>
          {t(texts[shown])}
          <span className={styles.long}>{t('This can take up to 5 minutes. Please keep this page open.')}</span>
        </>
      }
      actions={payAt && <PaymentLink url={payAt} />}
    >
      <Transfer coin="₹1" data-toward={shown === 'reverse' ? 'us' : 'bank'} />
    </Sheet>
  );
}

/** For a browser that blocked the new tab. The runner has allowed the address. */
export function PaymentLink({ url }: { url: string }) {
  const t = useTranslate();
  return (
    <Stack gap={2}>
      <Text size="small" role="status">
        {t('Your browser did not open the payment page.')}
      </Text>
      <a className={buttonClass('secondary')} href={url} target="_blank" rel="noopener noreferrer">
        {t('Open the payment page')}
      </a>
    </Stack>
  );
}
