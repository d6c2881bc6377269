import { addons } from 'storybook/manager-api';

// The panel is beside the phone, so that the whole 360 × 740 is visible. Its first tab, the controls, has no story.
addons.setConfig({ layout: { panelPosition: 'right', rightPanelWidth: 320 }, selectedPanel: 'storybook/a11y/panel' });
