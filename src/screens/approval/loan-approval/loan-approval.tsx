import { percent } from '#engine/apr.ts';
import { dayMonthYear, deducted, rupees } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#screen/services.ts';
import { type Approval, useApr } from '#screen/use-apr.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/brand/icon.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Amount, Heading, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline, Stack } from '#ui/layout/stack.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate, useTranslation } from '#ui/translate.ts';
import { proceed, readApproval, upgrade } from './flow.ts';
import { loanApproval } from './screen.ts';

export function LoanApproval() {
  const t = useTranslate();
  const { fresh, failed, reading, again } = useScreenRead(...readApproval);
  return (
    <ScreenFrame
      screen={loanApproval}
      reassurance={false}
      failure={failed && !reading && t('We could not read your loan amounts.')}
      again={again}
      foot={fresh && <Buttons upgradable={fresh.data.isLoanAmountUpgradable ?? false} />}
    >
      {reading && <SkeletonScreen label={t('Reading your loan amounts')} heights={[146, 28, 28, 28, 28, 28, 28]} />}
      {fresh && <Amounts approval={fresh.data} />}
    </ScreenFrame>
  );
}

function Buttons({ upgradable }: { upgradable: boolean }) {
  const t = useTranslate();
  const { running, execute } = useFlow(undefined);
  return (
    <>
      {upgradable && (
        <Button
          variant="secondary"
          data-event={loanApproval.events.upgrade_my_loan_amount}
          busy={running === upgrade}
          onClick={() => execute(upgrade)}
        >
          {t('Upgrade My Loan Amount')}
        </Button>
      )}
      <Button data-event={loanApproval.events.continue} busy={running === proceed} onClick={() => execute(proceed)}>
        {t('Continue')}
      </Button>
    </>
  );
}

function Amounts({ approval }: { approval: Approval }) {
  const { t, lang } = useTranslation();
  const apr = useApr(approval);
  const isPaidOut = isBeingRepaid(useFacts().leadStatus);
  const { processingAmount: fee, gstOfAdminFee: gst, repayDate, tenure: days } = approval;
  return (
    <Stack>
      <Card tone="deep" as="section">
        <Stack gap={3}>
          {!isPaidOut && (
            <Inline gap={2}>
              <Icon name="check" size={20} data-drawn="" style={{ color: 'var(--k-accent-bright)' }} />
              <p>{t('Your loan is approved')}</p>
            </Inline>
          )}
          <div>
            <Amount>{rupees(approval.finalAmount)}</Amount>
            <Text>{t('to your bank account')}</Text>
          </div>
        </Stack>
      </Card>
      <Stack gap={1}>
        <Heading size="small" tone="muted">
          {t('What you get')}
        </Heading>
        <DescriptionList
          items={[
            { label: t('Loan amount'), value: rupees(approval.totalAmount) },
            { label: t('Processing fee + GST'), value: fee != null && gst != null && deducted(fee + gst) },
            { label: t('You get'), value: rupees(approval.finalAmount), strong: true },
          ]}
        />
      </Stack>
      <Stack gap={1}>
        <Heading size="small" tone="muted">
          {t('What you repay')}
        </Heading>
        <DescriptionList
          items={[
            { label: t('Repay amount'), value: rupees(approval.repayAmount) },
            { label: t('Repay on'), value: repayDate && dayMonthYear(repayDate, lang) },
            {
              label: t('Tenure'),
              value: days != null && t('{days, plural, one {# day} other {# days}}', { days }),
            },
            { label: t('APR, with interest and fees'), value: apr !== undefined && percent(apr) },
          ]}
        />
      </Stack>
    </Stack>
  );
}
