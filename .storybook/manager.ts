import { addons } from 'storybook/manager-api';

// Beside the phone, not under it: there the whole 360 × 740 of it can be seen.
addons.setConfig({ panelPosition: 'right', rightPanelWidth: 320 });
