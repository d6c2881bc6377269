import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/** Keeps the value of a field in its story. */
export const controlled: Decorator = (Story, { args }) => {
  const [value, setValue] = useState(args.value);
  return Story({ args: { ...args, value, onValueChange: setValue } });
};
