import type { ComponentType } from 'react';
import { DesktopFrame } from '#ui/layout/desktop-frame.tsx';

/** A page as in the app, whose column is as high as the window. */
export const inFrame = {
  parameters: { layout: 'fullscreen' as const },
  decorators: [
    (Story: ComponentType) => (
      <DesktopFrame contact="Contact us">
        <Story />
      </DesktopFrame>
    ),
  ],
};
