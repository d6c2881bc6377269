import { type ComponentProps, useState } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { DayGrid } from './day-grid.tsx';

const Held = ({ value: start, ...rest }: ComponentProps<typeof DayGrid>) => {
  const [value, setValue] = useState(start);
  return <DayGrid {...rest} value={value} onValueChange={setValue} />;
};

const meta = preview.meta({
  title: 'ui/DayGrid',
  component: Held,
  args: { legend: 'Salary date', name: 'salary_date', value: '', onValueChange: () => {} },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: '7', legendHidden: true } });
export const Wrong = meta.story({ args: { error: 'Please choose a date' } });
