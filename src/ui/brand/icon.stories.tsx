import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';

const meta = preview.meta({ title: 'ui/Icon', component: Icon });

export const All = meta.story({
  render: () => (
    <Stack gap={2}>
      {iconNames.map((name) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Icon name={name} />
          <Icon name={name} size={20} />
          <Icon name={name} size={16} />
          {name}
        </div>
      ))}
    </Stack>
  ),
});
