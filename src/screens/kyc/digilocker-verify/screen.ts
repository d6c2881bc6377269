import { screen } from '#engine/screen.ts';

export const digilockerVerify = screen({
  route: '/digilocker-verify',
  name: 'Back from DigiLocker',
  bar: 'Aadhaar',
  part: 'identity',
  task: 'Verify your Aadhaar',
  links: { home: '/home', notNow: '/dashboard', tryAgain: '/enter-aadhar' },
  transient: true,
});
