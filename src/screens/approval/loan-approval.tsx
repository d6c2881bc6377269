import { useSend } from '#api/send.ts';
import type { approvalView } from '#contract/application.ts';
import { bankConnectUrl } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { screenBack } from '#engine/back.ts';
import { upgradeUrlMade } from '#engine/decisions/bank-connection.ts';
import { dayMonthYear, deducted, rupees } from '#engine/format.ts';
import { nextStep } from '#engine/outcome.ts';
import { useSession } from '#session/session-context.ts';
import { useOnce } from '#steps/once.ts';
import { useRun } from '#steps/run-context.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button, ButtonStack } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Rows, RowsHeading } from '#ui/rows.tsx';
import { Skeleton, SkeletonScreen } from '#ui/skeleton.tsx';
import { Amount, Text } from '#ui/text.tsx';
import styles from './loan-approval.module.css';
import { useApproval } from './use-approval.ts';

type Approval = AnswerOf<typeof approvalView>['data'];

export function LoanApproval() {
  const { reading, again } = useApproval();
  return (
    <ScreenFrame
      route="/loan-approval"
      section="Loan approval"
      back={screenBack['/loan-approval']}
      reassurance={false}
      foot={
        reading.is === 'read' ? (
          <WaysOn upgradable={reading.value.isLoanAmountUpgradable ?? false} />
        ) : (
          reading.is === 'failed' && <Button onClick={again}>Try again</Button>
        )
      }
    >
      {reading.is === 'reading' && <Waiting />}
      {reading.is === 'failed' && <Note tone="danger">We could not read your loan amounts.</Note>}
      {reading.is === 'read' && <Amounts approval={reading.value} />}
    </ScreenFrame>
  );
}

function WaysOn({ upgradable }: { upgradable: boolean }) {
  const send = useSend();
  const session = useSession();
  const { run, answer } = useRun();
  const [upgrading, upgrade] = useOnce(async () => {
    const body = { leadID: session.facts().leadID ?? 0, callBackUrl: `${location.origin}/finbox` };
    return answer(upgradeUrlMade, await send(bankConnectUrl, { body }));
  });
  const [goingOn, goOn] = useOnce(() => run(nextStep));
  return (
    <ButtonStack>
      {upgradable && (
        <Button variant="second" busy={upgrading} onClick={upgrade}>
          Upgrade My Loan Amount
        </Button>
      )}
      <Button busy={goingOn} onClick={goOn}>
        Continue
      </Button>
    </ButtonStack>
  );
}

function Amounts({ approval }: { approval: Approval }) {
  const fee = (approval.processingAmount ?? 0) + (approval.gstOfAdminFee ?? 0);
  return (
    <>
      <Card tone="deep" as="section">
        <p className={styles.approved}>
          <Icon name="check" size={20} />
          Your loan is approved
        </p>
        <Amount className={styles.amount}>{rupees(approval.finalAmount)}</Amount>
        <Text>to your bank account</Text>
      </Card>
      <section className={styles.part}>
        <RowsHeading>What you get</RowsHeading>
        <Rows
          items={[
            { label: 'Loan amount', value: rupees(approval.totalAmount) },
            { label: 'Processing fee + GST', value: deducted(fee) },
            { label: 'You get', value: rupees(approval.finalAmount), strong: true },
          ]}
        />
      </section>
      <section className={styles.part}>
        <RowsHeading>What you repay</RowsHeading>
        <Rows
          items={[
            { label: 'Repay amount', value: rupees(approval.repayAmount) },
            { label: 'Repay on', value: dayMonthYear(approval.repayDate) },
            { label: 'Tenure', value: approval.tenure === 1 ? '1 day' : `${approval.tenure} days` },
          ]}
        />
      </section>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonScreen label="Reading your loan amounts">
      <Skeleton shape="box" height={146} />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} shape="line" height={28} />
      ))}
    </SkeletonScreen>
  );
}
