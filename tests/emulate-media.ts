import { cdp } from 'vitest/browser';

/** Emulates media features and a medium, in place of those of the call before. Motion is reduced unless the features set it. */
export async function emulateMedia(features: Readonly<Record<string, string>> = {}, media = ''): Promise<void> {
  const all = Object.entries({ 'prefers-reduced-motion': 'reduce', ...features });
  await cdp().send('Emulation.setEmulatedMedia', { media, features: all.map(([name, value]) => ({ name, value })) });
}
