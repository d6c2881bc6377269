import { useId } from 'react';
import { IconCircle, type IconName } from '#ui/brand/icon.tsx';
import styles from './layer.module.css';
import { Layer, LayerBody, LayerHead, type LayerProps } from './layer.tsx';

const icons = { danger: 'alert', warning: 'warning', neutral: undefined } as const;

type DialogProps = Omit<LayerProps, 'className'> & { tone?: keyof typeof icons; icon?: IconName | undefined };

/**
 * A message that must be read before anything else.
 *
 * - **Use** for a failure or a question that blocks, with one or two buttons.
 * - **Not** over a sheet, and not for a wrong field: that is an error below the field.
 * - **Words**: the title is what happened, one sentence is what to do.
 * - **Accessibility**: an `alertdialog` unless it is neutral, described by all that is above its buttons; the focus is kept
 *   inside and returns; the phone's Back closes it.
 */
export function Dialog({ title, text, tone = 'neutral', icon = icons[tone], children, ...rest }: DialogProps) {
  const id = useId();
  const isAlert = tone !== 'neutral';
  return (
    <Layer
      closesOnScrim={false}
      role={isAlert ? 'alertdialog' : 'dialog'}
      // The focus goes to its button, past the facts.
      aria-describedby={isAlert ? id : undefined}
      className={styles.dialog}
      data-centred={icon ? true : undefined}
      {...rest}
    >
      <LayerBody>
        {icon && <IconCircle icon={icon} tone={tone} className={styles.circle} />}
        <LayerHead title={title} text={text} />
        <div id={id} className={styles.more}>
          {children}
        </div>
      </LayerBody>
    </Layer>
  );
}
