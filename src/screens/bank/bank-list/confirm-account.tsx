import { Button } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Text } from '#ui/content/text.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import { type Account, bankOf } from './account.ts';
import { AccountNumbers, BankPicture } from './account-details.tsx';
import styles from './bank-list.module.css';

interface ConfirmAccountProps {
  readonly account: Account;
  readonly open: boolean;
  readonly agreed: boolean;
  readonly busy: boolean;
  onAgree(agreed: boolean): void;
  onConfirm(): void;
  onClose(): void;
}

/** §2 "/bank-list": the confirmation of a Verified account. */
export function ConfirmAccount({ account, open, agreed, busy, onAgree, onConfirm, onClose }: ConfirmAccountProps) {
  const t = useTranslate();
  return (
    <Sheet
      open={open}
      title={t('Your money will be transferred to the following bank account')}
      onClose={() => !busy && onClose()}
      actions={
        <Button disabled={!agreed} busy={busy} onClick={onConfirm}>
          {t('Continue')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Card pad="list" className={styles.account}>
          <BankPicture account={account} />
          <div>
            <b>{bankOf(account, t)}</b>
            <Text size="small">
              <AccountNumbers account={account} />
            </Text>
          </div>
        </Card>
        <Note tone="warning">
          {t('Once the money is transferred to the below account, the transaction cannot be reversed.')}
        </Note>
        <Text size="small">{t('We are not responsible for loss caused by incorrect information.')}</Text>
        <CheckRow checked={agreed} onCheckedChange={(next) => !busy && onAgree(next)}>
          {t(
            'I confirm to hold the bank account mentioned above, and take full responsibility for the correctness of all related information.',
          )}
        </CheckRow>
      </Stack>
    </Sheet>
  );
}
