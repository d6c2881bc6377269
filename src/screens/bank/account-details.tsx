import { Badge } from '#ui/badge.tsx';
import { IconSquare } from '#ui/icon-square.tsx';
import type { Account } from './account.ts';
import { groupAccount } from './account.ts';

/** The lender's picture of the bank where it has one and it loads; the drawn one otherwise. */
export function BankPicture({ account }: { account: Account }) {
  return <IconSquare icon="bank" picture={account.bankLogo || account.bankIcon || undefined} />;
}

export function AccountNumbers({ account: { accountNo, bankIfsc } }: { account: Account }) {
  return (
    <>
      {accountNo && groupAccount(accountNo)}
      {accountNo && bankIfsc && <br />}
      {bankIfsc && `IFSC ${bankIfsc}`}
    </>
  );
}

const badges = {
  Verified: { tone: 'success', icon: 'check' },
  'Not Verified': { tone: 'warning', icon: 'clock' },
} as const;

export function StatusBadge({ status }: { status: string }) {
  const look = status in badges ? badges[status as keyof typeof badges] : ({ tone: 'neutral' } as const);
  return <Badge {...look}>{status}</Badge>;
}
