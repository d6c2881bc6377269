import type { ReactNode } from 'react';
import type { Loan } from '#contract/loans.ts';
import { readDashboard } from '#engine/decisions/dashboard.ts';
import { rupees } from '#engine/format.ts';
import { msg, type Translatable } from '#languages/message.ts';
import { oneEmi, paysOneEmi } from '#screen/repay-words.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Amount, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useTranslate } from '#ui/translate.ts';

interface TotalCardProps {
  readonly title?: Translatable;
  readonly tag?: ReactNode;
  readonly children: ReactNode;
}

export function TotalCard({ title = msg('Total Re-payment Amount'), tag, children }: TotalCardProps) {
  const t = useTranslate();
  return (
    <Card as="section" tone="deep">
      <Stack gap={1}>
        <Inline>
          <Text>{t(title)}</Text>
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
  const { body: dashboard, reading } = useScreenRead(...readDashboard);
  const total = dashboard?.lead?.leadID === loan.leadID ? dashboard.loanDetails?.repayAmount : undefined;
  if (!dashboard || total == null)
    return (
      <TotalCard>
        <NoTotal reading={reading} />
      </TotalCard>
    );
  const isOneEmi = paysOneEmi(dashboard);
  return (
    <TotalCard {...(isOneEmi && { title: oneEmi.title })}>
      <Amount>{rupees(total)}</Amount>
      {isOneEmi && <Text size="small">{t(oneEmi.text)}</Text>}
    </TotalCard>
  );
}

function NoTotal({ reading }: { reading: boolean }) {
  const t = useTranslate();
  return <Text tone="strong">{reading ? t('Reading the amount…') : t('We could not read this amount.')}</Text>;
}
