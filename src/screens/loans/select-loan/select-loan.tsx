import { useState } from 'react';
import { rupees } from '#engine/format.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { Text } from '#ui/content/text.tsx';
import { useTranslate } from '#ui/translate.ts';
import { selectLoan } from './screen.ts';
import styles from './select-loan.module.css';

/** §9 "Static loan options", with the field names of §3. The amount is a sample. */
const plans = [
  {
    name: 'One-time Repayment',
    desc: 'Pay everything back on one day.',
    loanAmount: 12_000,
    tenure: '34 days',
    image: 'cal',
  },
  { name: '2-Month EMI', desc: 'Pay back in 2 monthly parts.', loanAmount: 12_000, tenure: '2 months', image: 'clock' },
  {
    name: '6-Month EMI',
    desc: 'Pay back in 6 monthly parts.',
    loanAmount: 12_000,
    tenure: '6 months',
    image: 'receipt',
  },
] as const;

/** §2 "/select-loan": Continue changes nothing and calls nothing (§12). */
export function SelectLoan() {
  const t = useTranslate();
  const options = plans.map(({ name, desc, loanAmount, tenure, image }) => ({
    value: name,
    label: t(name),
    media: <IconSquare icon={image satisfies IconName} />,
    hint: (
      <>
        {t(desc)}
        <span className={styles.terms}>
          {rupees(loanAmount)} · {t(tenure)}
        </span>
      </>
    ),
  }));
  const [plan, choose] = useState('');
  const [pressed, setPressed] = useState(false);
  return (
    <ScreenFrame
      screen={selectLoan}
      title={t('How do you want to repay?')}
      subtitle={t('These plans are samples.')}
      foot={
        <>
          <Text role="status" size="small" className={styles.notice}>
            {pressed && t('Choosing a plan is not available yet.')}
          </Text>
          <Button data-event={selectLoan.events.continue} onClick={() => setPressed(true)}>
            {t('Continue')}
          </Button>
        </>
      }
    >
      <ChoiceGroup
        legend={t('Repayment plan')}
        legendHidden
        name="plan"
        variant="rows"
        options={options}
        value={plan}
        onValueChange={choose}
      />
    </ScreenFrame>
  );
}
