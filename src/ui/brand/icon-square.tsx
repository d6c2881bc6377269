import { type ComponentProps, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './icon-square.module.css';

type IconSquareProps = Omit<ComponentProps<'span'>, 'children'> & {
  icon: IconName;
  size?: 'regular' | 'large';
  /** A picture from outside, laid over the icon once it has come. */
  picture?: string | undefined;
};

export function IconSquare({ icon, size = 'regular', picture, className, ...rest }: IconSquareProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <span className={classNames(styles.square, className)} data-size={size} {...rest}>
      <Icon name={icon} />
      {picture && (
        <img
          src={picture}
          alt=""
          width={44}
          height={44}
          className={styles.picture}
          hidden={!loaded}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(false)}
        />
      )}
    </span>
  );
}
