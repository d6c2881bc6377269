import { fn } from 'storybook/test';
import { controlled } from '#ui/controlled.tsx';
import preview from '../../../.storybook/preview.tsx';
import { DayGrid } from './day-grid.tsx';

const meta = preview.meta({
  title: 'ui/DayGrid',
  component: DayGrid,
  decorators: [controlled],
  args: { legend: 'Salary date', name: 'salary_date', value: '', onValueChange: fn() },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: { value: '7', legendHidden: true } });
export const Wrong = meta.story({ args: { error: 'Please choose a date' } });
