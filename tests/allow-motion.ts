import { onTestFinished, vi } from 'vitest';
import { emulateMedia } from './emulate-media.ts';

/** Turns animations on until the end of the test, as long as those of the app. */
export async function allowMotion(): Promise<void> {
  vi.mocked(Element.prototype.animate).mockRestore();
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  onTestFinished(() => emulateMedia());
}
