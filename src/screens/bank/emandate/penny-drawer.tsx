import { useState } from 'react';
import { Transfer } from '#ui/content/transfer.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useSay } from '#ui/say.ts';
import { PaymentLink } from './payment-link.tsx';
import styles from './penny-drawer.module.css';

const words = {
  forward: { title: 'Just wait for a moment', text: 'Sending Rs 1 to your bank for verification' },
  reverse: { title: 'Just wait for a moment', text: 'Please wait, we are verifying your bank account' },
} as const;

interface PennyDrawerProps {
  /** Which Rs 1 is on its way; none closes the drawer. */
  readonly kind: keyof typeof words | undefined;
  readonly payAt: string | undefined;
}

export function PennyDrawer({ kind, payAt }: PennyDrawerProps) {
  const say = useSay();
  // Keeps its words while it slides out.
  const [shown, setShown] = useState(kind);
  if (kind && kind !== shown) setShown(kind);
  const { title, text } = words[shown ?? 'forward'];
  return (
    <Sheet
      open={kind !== undefined}
      dismissible={false}
      className={styles.drawer}
      title={say(title)}
      description={
        <>
          {say(text)}
          <span className={styles.long}>{say('This can take up to 5 minutes. Please keep this page open.')}</span>
        </>
      }
      actions={payAt && <PaymentLink url={payAt} />}
    >
      <Transfer coin="₹1" data-toward={shown === 'reverse' ? 'us' : 'bank'} />
    </Sheet>
  );
}
