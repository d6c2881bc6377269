import { onTestFinished } from 'vitest';
import { emulateMedia } from './emulate-media.ts';

/** Turns animations on until the end of the test. */
export async function allowMotion(): Promise<void> {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  onTestFinished(() => emulateMedia());
}
