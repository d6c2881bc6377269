import { screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const selfieVerification = screen({
  route: '/selfie-verification',
  name: 'Selfie',
  bar: msg('Selfie'),
  part: 'bank',
  task: msg('Take a selfie'),
  back: { to: '/dashboard' },
  events: {
    openCamera: 'selfie_verification_open_camera_clk',
    take: 'selfie_verification_take_selfie_clk',
    retry: 'selfie_verification_retry_clk',
    submit: 'selfie_verification_submit_clk',
  },
});
