import { bankConnectUrl } from '#contract/application.ts';
import { percent } from '#engine/apr.ts';
import { screenBack } from '#engine/back.ts';
import { upgradeUrlMade } from '#engine/decisions/bank-connection.ts';
import { dayMonthYear, deducted, rupees } from '#engine/format.ts';
import { nextStep } from '#engine/outcome.ts';
import { useOnce } from '#steps/once.ts';
import { useRun } from '#steps/run-context.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { useLeadSend } from '#steps/use-lead-send.ts';
import { Button, ButtonStack } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Rows, RowsHeading } from '#ui/rows.tsx';
import { useSay } from '#ui/say.ts';
import { Skeleton, SkeletonScreen } from '#ui/skeleton.tsx';
import { Amount, Text } from '#ui/text.tsx';
import styles from './loan-approval.module.css';
import { useApproval } from './use-approval.ts';
import type { Approval } from './use-apr.ts';
import { useApr } from './use-apr.ts';

export function LoanApproval() {
  const say = useSay();
  const { reading, again } = useApproval();
  return (
    <ScreenFrame
      route="/loan-approval"
      section={say('Loan approval')}
      back={screenBack['/loan-approval']}
      reassurance={false}
      foot={
        reading.is === 'read' ? (
          <WaysOn upgradable={reading.value.isLoanAmountUpgradable ?? false} />
        ) : (
          reading.is === 'failed' && <Button onClick={again}>{say('Try again')}</Button>
        )
      }
    >
      {reading.is === 'reading' && <Waiting />}
      {reading.is === 'failed' && <Note tone="danger">{say('We could not read your loan amounts.')}</Note>}
      {reading.is === 'read' && <Amounts approval={reading.value} />}
    </ScreenFrame>
  );
}

function WaysOn({ upgradable }: { upgradable: boolean }) {
  const say = useSay();
  const send = useLeadSend();
  const { run, answer } = useRun();
  const [upgrading, upgrade] = useOnce(async () => {
    const callBackUrl = `${location.origin}/finbox`;
    return answer(upgradeUrlMade, await send(bankConnectUrl, (leadID) => ({ body: { leadID, callBackUrl } })));
  });
  const [goingOn, goOn] = useOnce(() => run(nextStep));
  return (
    <ButtonStack>
      {upgradable && (
        <Button variant="second" busy={upgrading} disabled={goingOn} onClick={upgrade}>
          {say('Upgrade My Loan Amount')}
        </Button>
      )}
      <Button busy={goingOn} disabled={upgrading} onClick={goOn}>
        {say('Continue')}
      </Button>
    </ButtonStack>
  );
}

function Amounts({ approval }: { approval: Approval }) {
  const say = useSay();
  const apr = useApr(approval);
  const fee = (approval.processingAmount ?? 0) + (approval.gstOfAdminFee ?? 0);
  return (
    <>
      <Card tone="deep" as="section">
        <p className={styles.approved}>
          <Icon name="check" size={20} />
          {say('Your loan is approved')}
        </p>
        <Amount className={styles.amount}>{rupees(approval.finalAmount)}</Amount>
        <Text>{say('to your bank account')}</Text>
      </Card>
      <section className={styles.part}>
        <RowsHeading>{say('What you get')}</RowsHeading>
        <Rows
          items={[
            { label: say('Loan amount'), value: rupees(approval.totalAmount) },
            { label: say('Processing fee + GST'), value: deducted(fee) },
            { label: say('You get'), value: rupees(approval.finalAmount), strong: true },
          ]}
        />
      </section>
      <section className={styles.part}>
        <RowsHeading>{say('What you repay')}</RowsHeading>
        <Rows
          items={[
            { label: say('Repay amount'), value: rupees(approval.repayAmount) },
            { label: say('Repay on'), value: say(dayMonthYear(approval.repayDate)) },
            { label: say('Tenure'), value: approval.tenure === 1 ? say('1 day') : say(`${approval.tenure} days`) },
            ...(apr === undefined ? [] : [{ label: say('APR, with interest and fees'), value: percent(apr) }]),
          ]}
        />
      </section>
    </>
  );
}

function Waiting() {
  const say = useSay();
  return (
    <SkeletonScreen label={say('Reading your loan amounts')}>
      <Skeleton shape="box" height={146} />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} shape="line" height={28} />
      ))}
    </SkeletonScreen>
  );
}
