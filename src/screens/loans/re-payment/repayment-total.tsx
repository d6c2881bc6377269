import type { ReactNode } from 'react';
import type { Loan } from '#contract/loans.ts';
import { readDashboard } from '#engine/decisions/dashboard.ts';
import { rupees } from '#engine/format.ts';
import { oneEmi, paysOneEmi } from '#screen/repay-words.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Amount, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Badge } from '#ui/messages/badge.tsx';
import { useTranslate } from '#ui/translate.ts';

function TotalCard({ title, tag, children }: { title: string; tag?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" tone="deep">
      <Stack gap={1}>
        <Inline>
          <Text>{title}</Text>
          {tag}
        </Inline>
        <div>{children}</div>
      </Stack>
    </Card>
  );
}

/** The list of loans has no total to repay. The dashboard has it, for one loan. */
export function LoanTotal({ loan }: { loan: Loan }) {
  const t = useTranslate();
  const { body: dashboard = {}, reading } = useScreenRead(...readDashboard);
  const total = dashboard.lead?.leadID === loan.leadID ? dashboard.loanDetails?.repayAmount : undefined;
  const isOneEmi = total != null && paysOneEmi(dashboard);
  const notRead = reading ? t('Reading the amount…') : t('We could not read this amount.');
  return (
    <TotalCard title={isOneEmi ? t(oneEmi.title) : t('Total Re-payment Amount')}>
      {total == null ? <Text tone="strong">{notRead}</Text> : <Amount>{rupees(total)}</Amount>}
      {isOneEmi && <Text size="small">{t(oneEmi.text)}</Text>}
    </TotalCard>
  );
}

/** §9: the amount of the sample. */
export function SampleTotal() {
  const t = useTranslate();
  return (
    <TotalCard title={t('Total Re-payment Amount')} tag={<Badge tone="neutral">{t('Sample')}</Badge>}>
      <Amount>{rupees(13_440)}</Amount>
      <Text size="small">{t('Your own figures show here once you have a loan to repay.')}</Text>
    </TotalCard>
  );
}
