import preview from '../../../.storybook/preview.tsx';
import { FullWait, Spinner } from './spinner.tsx';

const meta = preview.meta({ title: 'ui/Spinner', component: Spinner, args: { label: 'Checking your bank' } });

export const Inline = meta.story();
export const ForAPage = meta.story({ args: { size: 'page' } });

export const FullScreen = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <FullWait title="Logging you out" text="You will see the first page in 3 seconds." />,
});
