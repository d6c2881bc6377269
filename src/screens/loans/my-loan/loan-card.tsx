import type { ComponentProps } from 'react';
import type { Loan } from '#contract/loans.ts';
import { dayMonthYear, rupees } from '#engine/format.ts';
import { loanTypeName, statusName } from '#screen/server-names.ts';
import { statusOf } from '#screens/loans/flow.ts';
import { LoanDocuments } from '#screens/loans/loan-documents.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { translateMessage, useTranslate, useTranslation } from '#ui/translate.ts';
import styles from './loan-card.module.css';
import { myLoan } from './screen.ts';

/** §2 "Badge style". Closed and any status that is not listed get the default. */
const running: readonly string[] = ['Active', 'Disbursed'];

function toneOf(status: string): ComponentProps<typeof Badge>['tone'] {
  if (running.includes(status)) return 'accent';
  return status === 'Part Payment' ? 'warning' : 'neutral';
}

const absent = '–';

/** The approved amount, or the amount paid out. */
export function loanAmount({ loanAmtApproved, disbursalAmount }: Loan): string {
  const amount = loanAmtApproved ?? disbursalAmount;
  return amount == null ? absent : rupees(amount);
}

/** Never wrapped: a wrapped date is easily misread. */
export function LoanDate({ iso }: { iso: string | null | undefined }) {
  const { lang } = useTranslation();
  return <span className={styles.date}>{iso ? dayMonthYear(iso, lang) : absent}</span>;
}

interface LoanCardProps {
  readonly loan: Loan;
  readonly requested: boolean;
  onRequest(loanNo: string): void;
}

export function LoanCard({ loan, requested, onRequest }: LoanCardProps) {
  const t = useTranslate();
  const { loanNo, loanType, disbursalDate, repayDate } = loan;
  const status = statusOf(loan);
  const items = [
    { label: t('Amount'), value: loanAmount(loan) },
    { label: t('Loan Type'), value: loanType ? translateMessage(loanTypeName(loanType), t) : absent },
    { label: t('Loan Disbursement Date'), value: <LoanDate iso={disbursalDate} /> },
    { label: t('Repayment Date'), value: <LoanDate iso={repayDate} /> },
  ];
  return (
    <Card as="article" pad="list" className={styles.card}>
      <Inline>
        <h2 className={styles.number}>{loanNo}</h2>
        {status && <Badge tone={toneOf(status)}>{translateMessage(statusName(status), t)}</Badge>}
      </Inline>
      <DescriptionList size="small" items={items} />
      <LoanDocuments loan={loan} events={myLoan.events} requested={requested} onRequest={() => onRequest(loanNo)} />
    </Card>
  );
}
