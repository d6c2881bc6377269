import { addons } from 'storybook/manager-api';

// The panel is beside the phone, so that the whole 360 × 740 is visible.
addons.setConfig({ layout: { panelPosition: 'right', rightPanelWidth: 320 } });
