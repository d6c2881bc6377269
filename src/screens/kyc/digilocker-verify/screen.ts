import type { Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const digilockerVerify = {
  route: '/digilocker-verify',
  name: 'Back from DigiLocker',
  bar: msg('Aadhaar'),
  part: 'identity',
  task: msg('Verify your Aadhaar'),
  links: { home: '/home', notNow: '/dashboard', tryAgain: '/enter-aadhar' },
  transient: true,
} as const satisfies Screen;
