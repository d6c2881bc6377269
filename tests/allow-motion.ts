import { onTestFinished } from 'vitest';
import { setAnimationSpeed } from './animation-speed.ts';
import { emulateMedia } from './emulate-media.ts';

/** Turns animations on until the end of the test, at the speed of the app. */
export async function allowMotion(): Promise<void> {
  await setAnimationSpeed(1);
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  onTestFinished(() => emulateMedia());
}
