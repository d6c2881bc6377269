import { msg } from '#languages/message.ts';
import type { Flow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Text } from '#ui/content/text.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { Note } from '#ui/messages/note.tsx';
import { type Translate, useTranslate } from '#ui/translate.ts';
import styles from './bank-list.module.css';
import { type Account, type BankListView, confirmAccount } from './flow.ts';

/** A masked number in groups of four from the end, as banks print it. A number with spaces stays unchanged. */
function groupAccount(number: string): string {
  return /\s/.test(number) ? number : number.replace(/.(?=(?:.{4})+$)/g, '$& ');
}

const badges = {
  Verified: { tone: 'success', icon: 'check', text: msg('Verified') },
  'Not Verified': { tone: 'warning', icon: 'clock', text: msg('Not Verified') },
} as const;

/** §3 "Bank account list item", Verified, Not Verified. Any other status is shown as the server sent it. */
function AccountBadge({ status }: { status: string }) {
  const t = useTranslate();
  if (status !== 'Verified' && status !== 'Not Verified') return <Badge tone="neutral">{status}</Badge>;
  const { text, ...badge } = badges[status];
  return <Badge {...badge}>{t(text)}</Badge>;
}

/** An account may be listed with each of its mandates. */
export const choiceOf = ({ accountID, mandateId }: Account) => [accountID, mandateId].join(' ');

export const accountOption = (account: Account, t: Translate) => ({
  value: choiceOf(account),
  label: account.bank || t('Bank account'),
  // §2: the bank's icon, else its logo; our own icon where there is none or it does not load.
  media: <IconSquare icon="bank" picture={account.bankIcon || account.bankLogo || undefined} />,
  hint: (
    <>
      {account.accountNo && groupAccount(account.accountNo)}
      {account.accountNo && account.bankIfsc && <br />}
      {account.bankIfsc && t('IFSC {code}', { code: account.bankIfsc })}
    </>
  ),
  badge: account.status && <AccountBadge status={account.status} />,
});

interface ConfirmAccountProps {
  readonly account: Account;
  readonly flow: Flow<BankListView>;
  readonly agreed: boolean;
  onAgree(agreed: boolean): void;
}

/** §2 "/bank-list": the confirmation of a Verified account. */
export function ConfirmAccount({ account, flow, agreed, onAgree }: ConfirmAccountProps) {
  const t = useTranslate();
  const { view, busy, execute, show } = flow;
  const { media, label, hint } = accountOption(account, t);
  return (
    <Sheet
      open={view === 'sheet'}
      title={t('Your money will be transferred to the following bank account')}
      onClose={() => show('list')}
      actions={
        <Button disabled={!agreed} busy={busy} onClick={() => execute(confirmAccount(account))}>
          {t('Continue')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Card pad="list" className={styles.account}>
          {media}
          <div>
            <b>{label}</b>
            <Text size="small">{hint}</Text>
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
