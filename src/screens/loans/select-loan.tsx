import { useState } from 'react';
import { screenBack } from '#engine/back.ts';
import { rupees } from '#engine/format.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { IconSquare } from '#ui/icon-square.tsx';
import { useSay } from '#ui/say.ts';
import { Text } from '#ui/text.tsx';
import { plans } from './plans.ts';
import styles from './select-loan.module.css';

/** §2 "/select-loan": Continue changes nothing and calls nothing (decisions.md §3). */
export function SelectLoan() {
  const say = useSay();
  const options = plans.map(({ name, desc, loanAmount, tenure, image }) => ({
    value: name,
    label: say(name),
    media: <IconSquare icon={image satisfies IconName} />,
    hint: (
      <>
        {say(desc)}
        <span className={styles.terms}>
          {rupees(loanAmount)} · {say(tenure)}
        </span>
      </>
    ),
  }));
  const [plan, choose] = useState('');
  const [told, setTold] = useState(false);
  return (
    <ScreenFrame
      route="/select-loan"
      section={say('Your loan')}
      title={say('How do you want to repay?')}
      subtitle={say('These plans are samples.')}
      back={screenBack['/select-loan']}
      foot={
        <>
          <Text role="status" size="small" className={styles.quiet}>
            {told && say('Choosing a plan is not available yet.')}
          </Text>
          <Button onClick={() => setTold(true)}>{say('Continue')}</Button>
        </>
      }
    >
      <ChoiceGroup
        legend={say('Repayment plan')}
        legendHidden
        name="plan"
        look="rows"
        options={options}
        value={plan}
        onValueChange={choose}
      />
    </ScreenFrame>
  );
}
