import type { ReactNode } from 'react';
import type { Loan } from '#contract/loans.ts';
import { rupees } from '#engine/format.ts';
import { useDashboard } from '#screens/home/use-dashboard.ts';
import { Card } from '#ui/card.tsx';
import { useSay } from '#ui/say.ts';
import { Amount, Text } from '#ui/text.tsx';
import styles from './re-payment.module.css';

interface TotalCardProps {
  readonly tag?: ReactNode;
  readonly children: ReactNode;
}

export function TotalCard({ tag, children }: TotalCardProps) {
  const say = useSay();
  return (
    <Card as="section" tone="deep">
      <div className={styles.head}>
        <Text>{say('Total Re-payment Amount')}</Text>
        {tag}
      </div>
      {children}
    </Card>
  );
}

/** The list of loans does not say what is to be repaid in all; the dashboard does, for the loan it is about. */
export function LoanTotal({ loan }: { loan: Loan }) {
  const { dashboard, reading } = useDashboard();
  const total = dashboard?.lead?.leadID === loan.leadID ? dashboard.loanDetails?.repayAmount : undefined;
  return <TotalCard>{total == null ? <NoTotal reading={reading} /> : <Amount>{rupees(total)}</Amount>}</TotalCard>;
}

function NoTotal({ reading }: { reading: boolean }) {
  const say = useSay();
  return <Text tone="strong">{say(reading ? 'Reading the amount…' : 'We could not read this amount.')}</Text>;
}
