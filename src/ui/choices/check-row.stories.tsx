import { useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { CheckRow } from './check-row.tsx';

const meta = preview.meta({
  title: 'ui/CheckRow',
  component: CheckRow,
  args: {
    checked: false,
    onCheckedChange: () => {},
    children: (
      <>
        I agree to <a href="#terms">terms-privacy policy</a> and allow access to my credit bureau information.
      </>
    ),
  },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <CheckRow {...args} checked={checked} onCheckedChange={setChecked} />;
  },
});

export const Empty = meta.story();
export const Ticked = meta.story({ args: { checked: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const TickedAndDisabled = meta.story({ args: { checked: true, disabled: true } });
