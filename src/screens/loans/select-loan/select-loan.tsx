import { useState } from 'react';
import { rupees } from '#engine/format.ts';
import { msg } from '#languages/message.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { Text } from '#ui/content/text.tsx';
import { useTranslate } from '#ui/translate.ts';
import { selectLoan } from './screen.ts';
import styles from './select-loan.module.css';

/** §9 "Static loan options". The amount of each is a sample. */
const plans = [
  {
    name: msg('One-time Repayment'),
    text: msg('Pay everything back on one day.'),
    tenure: msg('{days, plural, one {# day} other {# days}}', { days: 34 }),
    icon: 'cal',
  },
  {
    name: msg('2-Month EMI'),
    text: msg('Pay back in 2 monthly parts.'),
    tenure: msg('{months, plural, one {# month} other {# months}}', { months: 2 }),
    icon: 'clock',
  },
  {
    name: msg('6-Month EMI'),
    text: msg('Pay back in 6 monthly parts.'),
    tenure: msg('{months, plural, one {# month} other {# months}}', { months: 6 }),
    icon: 'receipt',
  },
] as const;
const amount = rupees(12_000);

/** §2 "/select-loan": Continue changes nothing and calls nothing (§12). */
export function SelectLoan() {
  const t = useTranslate();
  const options = plans.map(({ name, text, tenure, icon }) => ({
    value: name.text,
    label: t(name),
    media: <IconSquare icon={icon} />,
    hint: (
      <>
        {t(text)}
        <span className={styles.terms}>
          {amount} · {t(tenure)}
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
        label={t('Repayment plan')}
        labelHidden
        name="plan"
        variant="rows"
        options={options}
        value={plan}
        onValueChange={choose}
      />
    </ScreenFrame>
  );
}
