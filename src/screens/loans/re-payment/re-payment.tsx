import { useState } from 'react';
import type { Loan } from '#contract/loans.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { statusOf } from '#screens/loans/flow.ts';
import { LoanDocuments } from '#screens/loans/loan-documents.tsx';
import { LoansNotRead } from '#screens/loans/loans-not-read.tsx';
import { LoanDate, loanAmount } from '#screens/loans/my-loan/loan-card.tsx';
import { useLoans } from '#screens/loans/use-loans.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import { Tabs } from '#ui/choices/tabs.tsx';
import { type RowItem, Rows, RowsHeading } from '#ui/content/rows.tsx';
import { Amount, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './re-payment.module.css';
import { LoanTotal, TotalCard } from './repayment-total.tsx';
import { rePayment } from './screen.ts';

/** §2 "/re-payment", §9: the static sample, shown where there is no loan to repay. */
const sampleTotal = '₹13,440';
const sampleRows = [
  { label: 'Loan Account Number', value: 'KDM0000000' },
  { label: 'Loan Amount', value: '₹12,000' },
  { label: 'EMI Amount', value: '₹1,120' },
  { label: 'Loan Tenure', value: '12 months' },
  { label: 'Due date', value: '7 Apr 2026' },
  { label: 'Last payment date', value: '7 Mar 2026' },
];

/** The server sends no EMI amount and no last payment. */
function rowsOf(loan: Loan): RowItem[] {
  return [
    { label: 'Loan Account Number', value: loan.loanNo },
    { label: 'Loan Amount', value: loanAmount(loan) },
    { label: 'Loan Tenure', value: loan.tenure != null && `${loan.tenure} days` },
    { label: 'Due date', value: loan.repayDate && <LoanDate iso={loan.repayDate} /> },
  ].filter(({ value }) => value);
}

/** §12: the loan that is being repaid, or a marked sample. */
export function RePayment() {
  const { loans, failed, reading, ...more } = useLoans();
  const loan = loans?.find((one) => isBeingRepaid(statusOf(one)));
  return (
    <ScreenFrame screen={rePayment} tone="quiet" busy={reading} showsMessage={false}>
      {failed && <LoansNotRead rest={restOf(loan)} links={rePayment.links} reading={reading} {...more} />}
      {!loans && !failed && <RepaymentSkeleton />}
      {loan && <LoanTotal loan={loan} />}
      {!loan && (loans || failed) && <SampleTotal />}
      {(loans || failed) && (
        <>
          <Summary items={loan ? rowsOf(loan) : sampleRows} />
          <LoanTabs loan={loan} />
          <PlansLink />
        </>
      )}
    </ScreenFrame>
  );
}

/** The plans are samples (§12), so their link comes last. */
function PlansLink() {
  const t = useTranslate();
  return (
    <p className={styles.plans}>
      <RouteLink to={rePayment.links.selectLoan} className={textLinkClass} data-event={rePayment.events.plans}>
        {t('See repayment plans')}
      </RouteLink>
    </p>
  );
}

function restOf(loan: Loan | undefined): string {
  return loan ? 'This is what we read before.' : 'The figures below are a sample.';
}

function SampleTotal() {
  const t = useTranslate();
  return (
    <TotalCard tag={<Badge tone="neutral">{t('Sample')}</Badge>}>
      <Amount>{sampleTotal}</Amount>
      <Text size="small">{t('Your own figures show here once you have a loan to repay.')}</Text>
    </TotalCard>
  );
}

function Summary({ items }: { items: readonly RowItem[] }) {
  const t = useTranslate();
  const rows = items.map(({ label, value }) => {
    const shown = typeof value === 'string' ? t(value) : value;
    return { label: t(label), value: label === 'Due date' ? <Due>{shown}</Due> : shown };
  });
  return (
    <Card as="section" pad="list">
      <RowsHeading>{t('Loan Summary')}</RowsHeading>
      <Rows size="small" items={rows} />
    </Card>
  );
}

function Due({ children }: { children: RowItem['value'] }) {
  const t = useTranslate();
  return (
    <>
      <Badge tone="warning" icon="clock">
        {t('Due')}
      </Badge>
      {children}
    </>
  );
}

function LoanTabs({ loan }: { loan: Loan | undefined }) {
  const t = useTranslate();
  const [requested, setRequested] = useState(false);
  const tabs = [
    { id: 'calendar', label: t('EMI Calendar'), panel: <Text>{t('Your EMI dates will show here.')}</Text> },
    { id: 'transactions', label: t('Transactions'), panel: <Text>{t('Your payments will show here.')}</Text> },
    {
      id: 'documents',
      label: t('Documents'),
      panel: loan ? (
        <Stack gap={3}>
          <LoanDocuments
            loan={loan}
            events={rePayment.events}
            requested={requested}
            onRequest={() => setRequested(true)}
          />
        </Stack>
      ) : (
        <Text>{t('Your documents will show here.')}</Text>
      ),
    },
  ];
  return (
    <Card as="section" className={styles.more}>
      <Tabs label={t('More about this loan')} tabs={tabs} />
    </Card>
  );
}

function RepaymentSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonScreen label={t('Reading your loan')}>
      <Skeleton shape="box" height={112} />
      <Skeleton shape="box" height={244} />
      <Skeleton shape="box" height={116} />
    </SkeletonScreen>
  );
}
