import { useState } from 'react';
import type { Loan } from '#contract/loans.ts';
import { statusOf } from '#engine/decisions/loans.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { textLinkClass } from '#ui/link.tsx';
import { type RowItem, Rows, RowsHeading } from '#ui/rows.tsx';
import { useSay } from '#ui/say.ts';
import { Skeleton, SkeletonScreen } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Amount, Text } from '#ui/text.tsx';
import { LoanDate, loanAmount } from './loan-card.tsx';
import { LoanDocuments } from './loan-documents.tsx';
import { LoansFrame } from './loans-frame.tsx';
import { LoansNotRead } from './loans-not-read.tsx';
import styles from './re-payment.module.css';
import { LoanTotal, TotalCard } from './repayment-total.tsx';
import { sampleRows, sampleTotal } from './sample-loan.ts';
import { useLoans } from './use-loans.ts';

/** Only what the server sends: it knows no EMI amount and no last payment. */
function rowsOf(loan: Loan): RowItem[] {
  return [
    { label: 'Loan Account Number', value: loan.loanNo },
    { label: 'Loan Amount', value: loanAmount(loan) },
    { label: 'Loan Tenure', value: loan.tenure != null && `${loan.tenure} days` },
    { label: 'Due date', value: loan.repayDate && <LoanDate iso={loan.repayDate} /> },
  ].filter(({ value }) => value);
}

/** decisions.md §3: the loan that is being repaid, or else the marked sample. */
export function RePayment() {
  const say = useSay();
  const { loans, failed, reading, ...more } = useLoans();
  const loan = loans?.find((one) => isBeingRepaid(statusOf(one)));
  return (
    <LoansFrame title={say('Repayment')} busy={reading}>
      {failed && <LoansNotRead rest={restOf(loan)} reading={reading} {...more} />}
      {!loans && !failed && <RepaymentSkeleton />}
      {loan && <LoanTotal loan={loan} />}
      {!loan && (loans || failed) && <SampleTotal />}
      {(loans || failed) && (
        <>
          <Summary items={loan ? rowsOf(loan) : sampleRows} />
          <MoreOfLoan loan={loan} />
          <ToPlans />
        </>
      )}
    </LoansFrame>
  );
}

/** The plans are samples (decisions.md §3), so the way to them stands last. */
function ToPlans() {
  const say = useSay();
  return (
    <p className={styles.plans}>
      <RouteLink to="/select-loan" className={textLinkClass}>
        {say('See repayment plans')}
      </RouteLink>
    </p>
  );
}

function restOf(loan: Loan | undefined): string {
  return loan ? 'This is what we read before.' : 'The figures below are a sample.';
}

function SampleTotal() {
  const say = useSay();
  return (
    <TotalCard tag={<Badge tone="neutral">{say('Sample')}</Badge>}>
      <Amount>{sampleTotal}</Amount>
      <Text size="small">{say('Your own figures show here once you have a loan to repay.')}</Text>
    </TotalCard>
  );
}

function Summary({ items }: { items: readonly RowItem[] }) {
  const say = useSay();
  const said = items.map(({ label, value }) => {
    const shown = typeof value === 'string' ? say(value) : value;
    return { label: say(label), value: label === 'Due date' ? <Due>{shown}</Due> : shown };
  });
  return (
    <Card as="section" pad="list">
      <RowsHeading>{say('Loan Summary')}</RowsHeading>
      <Rows size="small" items={said} />
    </Card>
  );
}

function Due({ children }: { children: RowItem['value'] }) {
  const say = useSay();
  return (
    <>
      <Badge tone="warning" icon="clock">
        {say('Due')}
      </Badge>
      {children}
    </>
  );
}

function MoreOfLoan({ loan }: { loan: Loan | undefined }) {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const tabs = [
    { id: 'calendar', label: say('EMI Calendar'), panel: <Text>{say('Your EMI dates will show here.')}</Text> },
    { id: 'transactions', label: say('Transactions'), panel: <Text>{say('Your payments will show here.')}</Text> },
    {
      id: 'documents',
      label: say('Documents'),
      panel: loan ? (
        <Stack gap={3}>
          <LoanDocuments loan={loan} asked={asked} onAsk={() => setAsked(true)} />
        </Stack>
      ) : (
        <Text>{say('Your documents will show here.')}</Text>
      ),
    },
  ];
  return (
    <Card as="section" className={styles.more}>
      <Tabs label={say('More about this loan')} tabs={tabs} />
    </Card>
  );
}

function RepaymentSkeleton() {
  const say = useSay();
  return (
    <SkeletonScreen label={say('Reading your loan')}>
      <Skeleton shape="box" height={112} />
      <Skeleton shape="box" height={244} />
      <Skeleton shape="box" height={116} />
    </SkeletonScreen>
  );
}
