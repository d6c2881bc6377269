import { type ComponentProps, useEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './progress.module.css';

/* Every step mounts a bar of its own; remembering where the last one stood lets the new one move on from there. */
let lastShown = 0;

type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & { percent: number; label: string };

export const Progress = ({ percent, label, className, ...rest }: ProgressProps) => {
  const value = Math.min(Math.max(Math.round(percent), 0), 100);
  const [from] = useState(lastShown);
  useEffect(() => {
    lastShown = value;
  }, [value]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={classNames(styles.track, className)}
      {...rest}
    >
      <div className={styles.fill} style={{ '--at': value, '--from': from }} />
    </div>
  );
};
