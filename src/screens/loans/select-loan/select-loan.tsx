import { useState } from 'react';
import { rupees } from '#engine/format.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { Text } from '#ui/content/text.tsx';
import { useSay } from '#ui/say.ts';
import { plans } from './plans.ts';
import { selectLoan } from './screen.ts';
import styles from './select-loan.module.css';

/** §2 "/select-loan": Continue changes nothing and calls nothing (§12). */
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
      screen={selectLoan}
      title={say('How do you want to repay?')}
      subtitle={say('These plans are samples.')}
      foot={
        <>
          <Text role="status" size="small" className={styles.quiet}>
            {told && say('Choosing a plan is not available yet.')}
          </Text>
          <Button data-event={selectLoan.events.continue} onClick={() => setTold(true)}>
            {say('Continue')}
          </Button>
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
