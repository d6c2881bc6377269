import { msg } from '#languages/message.ts';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { useTranslate } from '#ui/translate.ts';
import { type Account, groupAccount } from './account.ts';

/** The server's picture of the bank; an icon where there is none or it does not load. */
export function BankPicture({ account }: { account: Account }) {
  return <IconSquare icon="bank" picture={account.bankLogo || account.bankIcon || undefined} />;
}

export function AccountNumbers({ account: { accountNo, bankIfsc } }: { account: Account }) {
  const t = useTranslate();
  return (
    <>
      {accountNo && groupAccount(accountNo)}
      {accountNo && bankIfsc && <br />}
      {bankIfsc && t('IFSC {code}', { code: bankIfsc })}
    </>
  );
}

const badges = {
  Verified: { tone: 'success', icon: 'check', text: msg('Verified') },
  'Not Verified': { tone: 'warning', icon: 'clock', text: msg('Not Verified') },
} as const;

/** §3 "Bank account list item", Verified, Not Verified. Any other status is shown as the server sent it. */
export function StatusBadge({ status }: { status: string }) {
  const t = useTranslate();
  if (status !== 'Verified' && status !== 'Not Verified') return <Badge tone="neutral">{status}</Badge>;
  const { text, ...badge } = badges[status];
  return <Badge {...badge}>{t(text)}</Badge>;
}
