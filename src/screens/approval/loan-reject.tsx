import { screenBack } from '#engine/back.ts';
import { go } from '#engine/outcome.ts';
import { useRun } from '#steps/run-context.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button } from '#ui/button.tsx';
import { Points } from '#ui/points.tsx';
import { useSay } from '#ui/say.ts';

/** §2 "Rejection reasons listed". */
const reasons = [
  'Insufficient credit history',
  'Monthly income not matching criteria',
  'Incorrect documents',
  'Age outside 18 to 58',
];

export function LoanReject() {
  const say = useSay();
  const { run } = useRun();
  return (
    <ScreenFrame
      route="/loan-reject"
      back={screenBack['/loan-reject']}
      icon="info"
      title={say("We can't offer you a loan right now")}
      subtitle={say('It can be for one of these reasons:')}
      foot={<Button onClick={() => run(go('/dashboard', { afterMs: 0 }))}>{say('Continue')}</Button>}
    >
      <Points items={reasons.map((text) => ({ text: say(text) }))} />
    </ScreenFrame>
  );
}
