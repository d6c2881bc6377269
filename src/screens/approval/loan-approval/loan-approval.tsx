import { percent } from '#engine/apr.ts';
import { dayMonthYear, deducted, rupees } from '#engine/format.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import type { Approval } from '#screen/use-apr.ts';
import { useApr } from '#screen/use-apr.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button, ButtonStack } from '#ui/actions/button.tsx';
import { Icon } from '#ui/brand/icon.tsx';
import { Rows, RowsHeading } from '#ui/content/rows.tsx';
import { Amount, Text } from '#ui/content/text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useSay } from '#ui/say.ts';
import type { LoanApprovalView } from './flow.ts';
import { goOn, readApproval, upgrade } from './flow.ts';
import styles from './loan-approval.module.css';
import { loanApproval } from './screen.ts';

export function LoanApproval() {
  const say = useSay();
  const { body, failed, reading, again } = useScreenRead(...readApproval);
  const approval = reading || failed ? undefined : body?.data;
  return (
    <ScreenFrame
      screen={loanApproval}
      reassurance={false}
      foot={
        approval ? (
          <Buttons upgradable={approval.isLoanAmountUpgradable ?? false} />
        ) : (
          !reading && <Button onClick={again}>{say('Try again')}</Button>
        )
      }
    >
      {reading && <Waiting />}
      {failed && !reading && <Note tone="danger">{say('We could not read your loan amounts.')}</Note>}
      {approval && <Amounts approval={approval} />}
    </ScreenFrame>
  );
}

function Buttons({ upgradable }: { upgradable: boolean }) {
  const say = useSay();
  const { view, busy, act } = useFlow<LoanApprovalView>('amounts');
  return (
    <ButtonStack>
      {upgradable && (
        <Button
          variant="second"
          data-event={loanApproval.events.upgrade}
          busy={busy && view === 'upgrading'}
          onClick={() => act(upgrade)}
        >
          {say('Upgrade My Loan Amount')}
        </Button>
      )}
      <Button data-event={loanApproval.events.continue} busy={busy && view === 'continuing'} onClick={() => act(goOn)}>
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
