import preview from '../../../.storybook/preview.tsx';
import { FieldFrame } from './field-frame.tsx';

const meta = preview.meta({
  title: 'ui/FieldFrame',
  component: FieldFrame,
  args: { id: 'name', label: 'Name', children: <input id="name" aria-describedby="name-hint name-error" /> },
});

export const Bare = meta.story();
export const WithHint = meta.story({ args: { hint: 'Please enter your correct name as per PAN' } });
export const WithError = meta.story({ args: { hint: 'Please enter your correct name', error: 'Name is required' } });
export const Group = meta.story({ args: { group: true, children: 'Radios stand here' } });
