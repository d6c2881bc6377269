import type { Loan } from '#contract/loans.ts';
import { type Dashboard, readDashboard } from '#engine/decisions/dashboard.ts';
import { rupees } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { oneEmi, paysOneEmi } from '#screen/one-emi.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#screen/services.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { statusOf } from '#screens/loans/flow.ts';
import { LoanDocuments } from '#screens/loans/loan-documents.tsx';
import { absent, LoanDate, loanAmount } from '#screens/loans/my-loan/loan-card.tsx';
import { useLoans } from '#screens/loans/use-loans.ts';
import { Tabs } from '#ui/choices/tabs.tsx';
import { type DescriptionItem, DescriptionList } from '#ui/content/description-list.tsx';
import { Amount, Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline, Stack } from '#ui/layout/stack.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { type Translate, useTranslate } from '#ui/translate.ts';
import styles from './re-payment.module.css';
import { rePayment } from './screen.ts';

/** §2 "/re-payment", §9: the static sample, shown where there is no loan to repay. */
const sampleTotal = 13_440;
const sample: Loan = { loanNo: 'KDM0000000', loanAmtApproved: 12_000, repayDate: '2026-04-07' };

interface DashboardRead {
  readonly dashboard: Dashboard | undefined;
  readonly reading: boolean;
}

const dueDate = (iso: string, isOverdue: boolean, t: Translate) => (
  <>
    <Badge tone={isOverdue ? 'danger' : 'warning'} icon={isOverdue ? 'alert' : 'clock'}>
      {isOverdue ? t('Overdue') : t('Due')}
    </Badge>{' '}
    <LoanDate iso={iso} />
  </>
);

const isEmi = ({ loanType }: Loan) => loanType === 'EMI';

/** The server sends no EMI amount and no last payment: only the sample has them. */
function rowsOf(loan: Loan | undefined, { dashboard, reading }: DashboardRead, t: Translate): DescriptionItem[] {
  const { loanNo, tenure, repayDate: lastDate } = loan ?? sample;
  // The list of loans has the date of the last EMI, which must not be shown as the next one's.
  const repayDate = dashboard?.loanDetails?.repayDate || (loan && isEmi(loan) ? undefined : lastDate);
  const noDate = reading && <Badge tone="neutral">{t('Loading')}</Badge>;
  const days = tenure != null && t('{days, plural, one {# day} other {# days}}', { days: tenure });
  const months = t('{months, plural, one {# month} other {# months}}', { months: 12 });
  return [
    { label: t('Loan Account Number'), value: loanNo },
    { label: t('Loan Amount'), value: loanAmount(loan ?? sample) },
    { label: t('EMI Amount'), value: !loan && rupees(1_120) },
    { label: t('Loan Tenure'), value: loan ? days : months },
    { label: t('Due date'), value: repayDate ? dueDate(repayDate, dashboard?.isLoanOverDue === true, t) : noDate },
    { label: t('Last payment date'), value: !loan && <LoanDate iso="2026-03-07" /> },
  ];
}

/** §12: the loan that is being repaid, or a marked sample. */
export function RePayment() {
  const { loans, failure, again } = useLoans();
  const t = useTranslate();
  const facts = useFacts();
  const repaid = loans?.filter((one) => isBeingRepaid(statusOf(one)));
  // The dashboard has the amount and date of the next repayment, which the list lacks. It covers one loan only.
  const loan = repaid?.find((one) => one.leadID === facts.leadID) ?? repaid?.[0];
  const read = useScreenRead(...readDashboard, { enabled: loan !== undefined });
  const leadID = read.body?.lead?.leadID;
  const dashboard = leadID && leadID === loan?.leadID ? read.body : undefined;
  const notRead = t('We could not read this amount.');
  // An answer about another lead is no answer about this loan.
  const amountFailure = dashboard
    ? read.failed && `${notRead} ${t('This is what we read before.')}`
    : loan !== undefined && notRead;
  return (
    <ScreenFrame
      screen={rePayment}
      tone="quiet"
      failure={failure || (!read.reading && amountFailure)}
      again={failure ? again : read.again}
    >
      {!loans && !failure && <SkeletonScreen label={t('Reading your loan')} heights={[114, 190, 118]} />}
      {(loans || failure) && (
        <>
          <RepaymentTotal loan={loan} dashboard={dashboard} reading={read.reading} />
          <Card as="section">
            <Stack gap={1}>
              <Heading size="small" tone="muted">
                {t('Loan Summary')}
              </Heading>
              <DescriptionList size="small" items={rowsOf(loan, { ...read, dashboard }, t)} />
            </Stack>
          </Card>
          <LoanTabs loan={loan} />
          {/* The plans are samples (§12), so their link comes last. */}
          <p className={styles.plans}>
            <RouteLink to={rePayment.links.selectLoan} data-event={rePayment.events.see_repayment_plans}>
              {t('See repayment plans')}
            </RouteLink>
          </p>
        </>
      )}
    </ScreenFrame>
  );
}

/** The total of the loan, or of the sample where there is no loan. */
function RepaymentTotal({ loan, dashboard, reading }: DashboardRead & { loan: Loan | undefined }) {
  const t = useTranslate();
  const total = loan ? dashboard?.loanDetails?.repayAmount : sampleTotal;
  // Without an amount, the most likely words, so that nothing moves when it comes.
  const isOneEmi = loan && (total == null ? isEmi(loan) : paysOneEmi(dashboard ?? {}));
  return (
    <Card as="section" tone="deep">
      <Stack gap={1}>
        <Inline>
          <Text>{isOneEmi ? t(oneEmi.title) : t('Total Re-payment Amount')}</Text>
          {!loan && <Badge tone="neutral">{t('Sample')}</Badge>}
        </Inline>
        <div className={styles.total}>
          {total == null ? (
            <Text tone="strong">{reading ? t('Reading the amount…') : absent}</Text>
          ) : (
            <Amount>{rupees(total)}</Amount>
          )}
        </div>
        {isOneEmi && <Text size="small">{t(oneEmi.text)}</Text>}
        {!loan && <Text size="small">{t('These are not your figures. Yours show here once we have them.')}</Text>}
      </Stack>
    </Card>
  );
}

function LoanTabs({ loan }: { loan: Loan | undefined }) {
  const t = useTranslate();
  const tabs = [
    { label: t('EMI Calendar'), panel: <Text>{t('Your EMI dates will show here.')}</Text> },
    { label: t('Transactions'), panel: <Text>{t('Your payments will show here.')}</Text> },
    {
      label: t('Documents'),
      panel: loan?.leadID ? (
        <LoanDocuments loan={{ ...loan, leadID: loan.leadID }} events={rePayment.events} />
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
