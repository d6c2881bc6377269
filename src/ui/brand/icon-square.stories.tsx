import preview from '../../../.storybook/preview.tsx';
import { IconSquare } from './icon-square.tsx';

const meta = preview.meta({ title: 'ui/IconSquare', component: IconSquare });

export const Drawn = meta.story({ args: { icon: 'bank' } });
export const Large = meta.story({ args: { icon: 'bank', size: 'large' } });
