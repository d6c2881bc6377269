import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const selfieVerification = {
  route: '/selfie-verification',
  bar: msg('Selfie'),
  part: 'bank',
  task: msg('Take a selfie'),
  back: { to: '/dashboard' },
  events: buttonEvents('/selfie-verification', 'open_camera', 'take_selfie', 'retry', 'submit'),
} as const satisfies Screen;
