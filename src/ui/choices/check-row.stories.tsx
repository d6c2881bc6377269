import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { CheckRow } from './check-row.tsx';

const Held = ({ checked: start, ...rest }: ComponentProps<typeof CheckRow>) => {
  const [checked, setChecked] = useState(start);
  return <CheckRow {...rest} checked={checked} onCheckedChange={setChecked} />;
};

const meta = preview.meta({
  title: 'ui/CheckRow',
  component: Held,
  args: {
    checked: false,
    onCheckedChange: () => {},
    children: (
      <>
        I agree to <a href="#terms">terms-privacy policy</a> and allow access to my credit bureau information.
      </>
    ),
  },
});

export const Empty = meta.story();
export const Ticked = meta.story({ args: { checked: true } });
export const Disabled = meta.story({ args: { children: 'I agree', disabled: true } });
