import { useId } from 'react';
import type { Loan } from '#contract/loans.ts';
import { dayMonthYear, rupees } from '#engine/format.ts';
import { msg } from '#languages/message.ts';
import { StatusBadge } from '#screen/status-badge.tsx';
import { statusOf } from '#screens/loans/flow.ts';
import { LoanDocuments } from '#screens/loans/loan-documents.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline, Stack } from '#ui/layout/stack.tsx';
import { translateMessage, useTranslate, useTranslation } from '#ui/translate.ts';
import styles from './loan-card.module.css';
import { myLoan } from './screen.ts';

/** §1: the products. */
const loanTypes = [msg('Payday'), msg('EMI')];

export const absent = '–';

export function loanAmount({ loanAmtApproved, disbursalAmount }: Loan): string {
  const amount = loanAmtApproved || disbursalAmount;
  return amount == null ? absent : rupees(amount);
}

/** Wrapped only where it is wider than the card: a wrapped date is easily misread. */
export function LoanDate({ iso }: { iso: string | null | undefined }) {
  const { lang } = useTranslation();
  return <span className={styles.date}>{iso ? dayMonthYear(iso, lang) : absent}</span>;
}

export function LoanCard({ loan }: { loan: Loan }) {
  const t = useTranslate();
  const headingId = useId();
  const { loanNo, leadID, loanType, disbursalDate, repayDate } = loan;
  const status = statusOf(loan);
  const items = [
    { label: t('Amount'), value: loanAmount(loan) },
    {
      label: t('Loan Type'),
      value: loanType ? translateMessage(loanTypes.find(({ text }) => text === loanType) ?? loanType, t) : absent,
    },
    { label: t('Loan Disbursement Date'), value: <LoanDate iso={disbursalDate} /> },
    { label: t('Repayment Date'), value: <LoanDate iso={repayDate} /> },
  ];
  return (
    <Card as="article" pad="list" className={styles.card}>
      <Stack gap={3}>
        <Inline>
          {loanNo && (
            <h2 id={headingId} className={styles.number}>
              {loanNo}
            </h2>
          )}
          {status && <StatusBadge status={status} />}
        </Inline>
        <DescriptionList size="small" items={items} />
        {leadID != null && <LoanDocuments loan={{ ...loan, leadID }} headingId={headingId} events={myLoan.events} />}
      </Stack>
    </Card>
  );
}
