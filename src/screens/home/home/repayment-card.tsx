import { productIds } from '#contract/session.ts';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { dayMonthYear, rupees } from '#engine/format.ts';
import { oneEmi, paysOneEmi } from '#screen/one-emi.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { StatusBadge } from '#screen/status-badge.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Amount, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline, Stack } from '#ui/layout/stack.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useLangOf, useTranslate, useTranslation } from '#ui/translate.ts';
import { DashboardButton } from './dashboard-button.tsx';
import { messagesOf } from './flow.ts';
import styles from './repayment-card.module.css';
import { home } from './screen.ts';

/** §2 "/home": a loan that is Disbursed or in Part Payment. §4 "Repayment card": an overdue one looks different. */
export function RepaymentCard({ dashboard, isOld }: { dashboard: Dashboard; isOld: boolean }) {
  const { repayAmount, repayDate } = dashboard.loanDetails ?? {};
  const overdue = dashboard.isLoanOverDue === true;
  const isOneEmi = repayAmount != null && paysOneEmi(dashboard);
  const { t, lang } = useTranslation();
  const date = dayMonthYear(repayDate ?? '', lang);
  return (
    <>
      <Card as="section">
        <Inline>
          <Text>{isOneEmi ? t(oneEmi.title) : t('Amount to repay')}</Text>
          {overdue ? (
            <Badge tone="danger" icon="alert">
              {t('Overdue')}
            </Badge>
          ) : (
            <StatusBadge status={dashboard.lead?.status ?? ''} />
          )}
        </Inline>
        {repayAmount != null && <Amount className={styles.amount}>{rupees(repayAmount)}</Amount>}
        {repayDate && (
          <Text tone={overdue ? 'danger' : 'muted'}>
            {overdue ? t('Was due on {date}', { date }) : t('Due on {date}', { date })}
          </Text>
        )}
        {isOneEmi && <Text size="small">{t(oneEmi.text)}</Text>}
        <Messages dashboard={dashboard} />
        <DashboardButton dashboard={dashboard} isOld={isOld} className={styles.button} />
      </Card>
      <LoanRows dashboard={dashboard} />
      <p className={styles.more}>
        <RouteLink to={home.links.rePayment} data-event={home.events.see_your_repayment}>
          {t('See your repayment')}
        </RouteLink>
      </p>
    </>
  );
}

function Messages({ dashboard }: { dashboard: Dashboard }) {
  const langOf = useLangOf();
  const messages = messagesOf(dashboard);
  if (messages.length === 0) return null;
  return (
    <Note tone={dashboard.isLoanOverDue ? 'danger' : 'neutral'} className={styles.messages}>
      <Stack gap={2}>
        {messages.map((message) => (
          <p key={message} lang={langOf(message)}>
            {message}
          </p>
        ))}
      </Stack>
    </Note>
  );
}

/** Shows only the values that the server sent. The deducted amount is the fee with GST, as on /loan-approval. */
function LoanRows({ dashboard: { loanDetails, productId, noOfEMIs } }: { dashboard: Dashboard }) {
  const t = useTranslate();
  const { totalAmount, finalAmount } = loanDetails ?? {};
  const deducted = totalAmount != null && finalAmount != null && totalAmount - finalAmount;
  const isEmi = productId === productIds.emi;
  const isPayday = productId === productIds.payday;
  const items = [
    { label: t('Loan amount'), value: totalAmount != null && rupees(totalAmount) },
    { label: t('Processing fee + GST'), value: deducted && rupees(deducted) },
    { label: t('Paid to you'), value: finalAmount != null && rupees(finalAmount) },
    { label: t('Loan type'), value: isEmi ? t('EMI') : isPayday && t('Payday') },
    { label: t('Number of EMIs'), value: isEmi && noOfEMIs },
  ].filter(({ value }) => value);
  return (
    items.length > 0 && (
      <Card as="section" pad="rows">
        <DescriptionList lined items={items} />
      </Card>
    )
  );
}
