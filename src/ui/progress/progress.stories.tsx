import preview from '../../../.storybook/preview.tsx';
import { Progress } from './progress.tsx';

const meta = preview.meta({ title: 'ui/Progress', component: Progress, args: { label: 'Application progress' } });

export const Start = meta.story({ args: { percent: 0 } });
export const Midway = meta.story({ args: { percent: 62 } });
export const Done = meta.story({ args: { percent: 100 } });
