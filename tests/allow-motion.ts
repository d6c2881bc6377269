import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Turns animations on until the end of the test. */
export async function allowMotion(): Promise<void> {
  const prefer = (value: 'reduce' | 'no-preference') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await prefer('no-preference');
  onTestFinished(async () => void (await prefer('reduce')));
}
