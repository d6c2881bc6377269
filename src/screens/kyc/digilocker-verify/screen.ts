import { screen } from '#engine/screen.ts';

export const digilockerVerify = screen({
  route: '/digilocker-verify',
  name: 'Back from DigiLocker',
  bar: 'Aadhaar',
  part: 'identity',
  task: 'Verify your Aadhaar',
  transient: true,
});
