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

/** §9: the amount of the sample. */
const sampleTotal = 13_440;

/** The list of loans has no total to repay. The dashboard has it, for one loan. Without a loan it is the sample's. */
export function RepaymentTotal({ loan }: { loan: Loan | undefined }) {
  const t = useTranslate();
  const { body: dashboard = {}, reading } = useScreenRead(...readDashboard, { enabled: loan !== undefined });
  const isOfLoan = loan !== undefined && dashboard.lead?.leadID === loan.leadID;
  const own = isOfLoan ? dashboard.loanDetails?.repayAmount : undefined;
  const total = loan ? own : sampleTotal;
  const isOneEmi = own != null && paysOneEmi(dashboard);
  return (
    <Card as="section" tone="deep">
      <Stack gap={1}>
        <Inline>
          <Text>{isOneEmi ? t(oneEmi.title) : t('Total Re-payment Amount')}</Text>
          {!loan && <Badge tone="neutral">{t('Sample')}</Badge>}
        </Inline>
        <div>
          {total == null ? (
            <Text tone="strong">{reading ? t('Reading the amount…') : t('We could not read this amount.')}</Text>
          ) : (
            <Amount>{rupees(total)}</Amount>
          )}
          {isOneEmi && <Text size="small">{t(oneEmi.text)}</Text>}
          {!loan && <Text size="small">{t('Your own figures show here once you have a loan to repay.')}</Text>}
        </div>
      </Stack>
    </Card>
  );
}
