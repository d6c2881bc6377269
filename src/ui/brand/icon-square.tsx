import { useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-square.module.css';

type IconSquareProps = {
  icon: IconName;
  size?: 'large';
  /** The address of a picture that covers the icon once it is loaded. */
  picture?: string | undefined;
};

/**
 * An icon on a square ground.
 *
 * - **Use** at the start of a row or tile, one for each.
 * - **Not** instead of the words beside it.
 */
export function IconSquare({ icon, size, picture }: IconSquareProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <span className={styles.square} data-size={size}>
      <Icon name={icon} />
      {picture && (
        <img src={picture} alt="" className={styles.picture} hidden={!loaded} onLoad={() => setLoaded(true)} />
      )}
    </span>
  );
}
