import { useEffect, useState } from 'react';
import { pennyDrawerHidesAfterMs } from '#engine/delays.ts';
import { Transfer } from '#ui/content/transfer.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useTranslate } from '#ui/translate.ts';
import { PaymentLink } from './payment-link.tsx';
import styles from './penny-drawer.module.css';
import type { EmandatePage, EmandateView } from './view.ts';

const words = {
  check: { title: 'Just wait for a moment', text: 'Sending Rs 1 to your bank for verification' },
  reverse: { title: 'Just wait for a moment', text: 'Please wait, we are verifying your bank account' },
} as const;

/** §9: the drawer hides 4 s after completion. */
function useHidden(verified: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!verified) return;
    const id = setTimeout(setHidden, pennyDrawerHidesAfterMs, true);
    return () => clearTimeout(id);
  }, [verified]);
  return hidden;
}

interface PennyDrawerProps {
  readonly view: EmandateView;
  readonly payAt: string | undefined;
}

/** The Rs 1 on its way: to the bank, or from it to us. */
export function PennyDrawer({ view, payAt }: PennyDrawerProps) {
  const t = useTranslate();
  const hidden = useHidden(view.is === 'verified');
  const on = 'on' in view && !hidden ? view.on : undefined;
  // Keeps its words while it slides out.
  const [shown, setShown] = useState<EmandatePage>('check');
  if (on && on !== shown) setShown(on);
  const { title, text } = words[shown];
  return (
    <Sheet
      open={on !== undefined}
      dismissible={false}
      className={styles.drawer}
      title={t(title)}
      description={
        <>
          {t(text)}
          <span className={styles.long}>{t('This can take up to 5 minutes. Please keep this page open.')}</span>
        </>
      }
      actions={payAt && <PaymentLink url={payAt} />}
    >
      <Transfer coin="₹1" data-toward={shown === 'reverse' ? 'us' : 'bank'} />
    </Sheet>
  );
}
