import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './stack.module.css';

type StackProps = ComponentProps<'div'> & { gap?: 1 | 2 | 3 | 4 };

/**
 * Parts below one another, with a gap of the tokens.
 *
 * - **Use** for every gap between parts; a part has no margin of its own.
 */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div className={classNames(styles.stack, className)} data-gap={gap} {...rest} />;
}
